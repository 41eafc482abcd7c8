import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { formatListDate, formatTime } from '#core/campus/dates.ts';
import type { RecordEntry } from '#contract/record.ts';
import type { Reply } from '#web/app/call.ts';
import { call } from '#web/app/call.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { useCall } from '#web/app/use-call.ts';
import { copyText } from '#web/app/copy-text.ts';
import { downloadCsv } from '#web/app/download.ts';
import { Link } from '#web/app/link.tsx';
import { electionPath } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { notify } from '#web/ui/notify.ts';
import { perform } from '#web/ui/perform.ts';
import { recordMessages as text } from '#web/messages/en/record.ts';
import { messages } from '#web/messages/en/site.ts';
import { LoadedList } from '../data-table/loaded-list.tsx';
import { SearchBox } from '../data-table/search-box.tsx';
import { Pager } from '../data-table/pager.tsx';
import type { Address } from '../use-address.ts';
import { useAddress } from '../use-address.ts';
import { wordsOf } from './entry-words.ts';
import { recordCsv } from './record-csv.ts';

interface Asked {
  search: string;
  page: number;
  /** Only entries before this one; null for all. */
  before: number | null;
}

const queryOf = ({ search, page, before }: Asked) => ({
  search,
  page: String(page),
  ...(before !== null && { before: String(before) }),
});

const recordQuery = (asked: Asked) =>
  queryOptions({
    queryKey: ['officers', 'record', asked],
    queryFn: ({ signal }) => call('listRecord', { query: queryOf(asked), signal }),
    placeholderData: keepPreviousData,
  });

/** What officers did, the newest first, with the end of its chain. */
export function Record() {
  const address = useAddress();
  const search = address.get('q');
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const before = Math.trunc(Number(address.get('before'))) || null;
  const query = useQuery(recordQuery({ search, page, before }));
  return (
    <>
      <Tools address={address} />
      <LoadedList query={query} failed={text.loadFailed}>
        {({ entries, total, page: shown, pages, older, ...chain }) => (
          <>
            <Chain {...chain} />
            <p className="type-meta px-5 pb-2 max-md:px-3.5" role="status">
              {text.found(total)}
              {(older !== null || before !== null) &&
                ` · ${text.searched(older ?? 1, Math.min((before ?? Infinity) - 1, chain.head?.seq ?? 0))}`}
            </p>
            {entries.length === 0 ? (
              <EmptyState title={search === '' ? text.noneText : text.none}>
                {search !== '' && (
                  <Button kind="outline" onClick={() => address.replace({ section: 'record' })}>
                    {text.clear}
                  </Button>
                )}
              </EmptyState>
            ) : (
              <ol aria-label={text.list} className="border-t border-line">
                {entries.map((entry) => (
                  <Entry key={entry.seq} entry={entry} />
                ))}
              </ol>
            )}
            {older !== null && shown === pages && (
              <div className="px-5 py-4 max-md:px-3.5">
                <Button
                  kind="outline"
                  size="small"
                  onClick={() => address.set({ before: String(older), page: '' })}
                >
                  {text.searchOlder}
                </Button>
              </div>
            )}
            {pages > 1 && (
              <Pager
                list={text.list}
                page={shown}
                pages={pages}
                onTurn={(to) => address.set({ page: to === 1 ? '' : String(to) })}
              />
            )}
          </>
        )}
      </LoadedList>
    </>
  );
}

function Tools({ address }: { address: Address }) {
  const read = useCall('listRecord');
  const [isExporting, setExporting] = useState(false);
  const exportAll = async () => {
    setExporting(true);
    await perform({
      act: () => readAll(address.get('q'), (query) => read.mutateAsync({ query })),
      failed: () => text.exportFailed,
      onDone: (entries) => downloadCsv('record.csv', recordCsv(entries)),
    });
    setExporting(false);
  };
  return (
    <search className="flex flex-wrap items-center gap-2.5 px-5 pt-1 pb-3 max-md:px-3.5">
      <SearchBox
        label={text.search}
        placeholder={text.placeholder}
        initial={address.get('q')}
        onSearch={(q) => {
          if (address.get('q') !== q) address.set({ q, page: '', before: '' });
        }}
      />
      <Button
        kind="outline"
        size="small"
        icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
        isPending={isExporting}
        onClick={exportAll}
      >
        {isExporting ? text.exporting : text.export}
      </Button>
    </search>
  );
}

/** All pages of what is asked for, one after another: a record is long, and the server is shared. */
async function readAll(
  search: string,
  read: (query: ReturnType<typeof queryOf>) => Promise<Reply<'listRecord'>>,
): Promise<RecordEntry[]> {
  const entries: RecordEntry[] = [];
  for (let before: number | null = null; ;) {
    const asked: Asked = { search, page: 1, before };
    const reply = await read(queryOf(asked));
    entries.push(...reply.entries);
    const last = reply.entries.at(-1);
    // By the last entry and not by page: what is recorded meanwhile moves the pages.
    before = reply.pages > 1 && last !== undefined ? last.seq : reply.older;
    if (before === null || before <= 1) return entries;
  }
}

type ChainProps = Pick<Reply<'listRecord'>, 'head' | 'isGuarded' | 'hasWitnesses'>;

function Chain({ head, isGuarded, hasWitnesses }: ChainProps) {
  if (head === null) return null;
  const copy = async () => {
    if (await copyText(`entry ${head.seq} sha256 ${head.sha256}`)) notify.success(text.copied);
  };
  return (
    <div className="grid gap-3 px-5 pb-4 max-md:px-3.5">
      <p className="max-w-(--measure) text-ui">{text.chainText}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-meta">
        <span>{text.head(head.seq)}</span>
        <code className="type-mono wrap-anywhere">{head.sha256}</code>
        <Button
          kind="ghost"
          size="small"
          icon={<Copy size={16} strokeWidth={1.75} aria-hidden />}
          onClick={copy}
        >
          {text.copyHead}
        </Button>
      </p>
      {!isGuarded && (
        <Notice tone="warning">
          <p>{text.unguarded}</p>
        </Notice>
      )}
      {!hasWitnesses && (
        <Notice>
          <p>{text.noWitness}</p>
        </Notice>
      )}
    </div>
  );
}

function Entry({ entry }: { entry: RecordEntry }) {
  const { seq, at, detail, isErased, by, election, sha256 } = entry;
  const { title, words } = wordsOf(entry);
  const timeZone = useTimeZone();
  return (
    <li className="grid grid-cols-[minmax(0,1.4fr)_minmax(0,2fr)_minmax(0,1.2fr)] gap-x-4 gap-y-1 border-b border-line px-5 py-3 last:border-b-0 hover:bg-ink/2.5 max-md:grid-cols-1 max-md:px-3.5">
      <p className="type-meta tabular-nums">
        <time dateTime={at}>
          {formatListDate(at, timeZone)} {formatTime(at, timeZone)}
        </time>
        <br />
        <span title={sha256}>{text.entry(seq)}</span>
      </p>
      <div className="min-w-0 text-ui wrap-anywhere">
        <p className="font-semibold">{title}</p>
        {words !== '' && (
          <p>
            <bdi>{words}</bdi>
          </p>
        )}
        {isErased && <p className="text-ink-2">{text.erased}</p>}
        {election !== null && election.name !== detail && (
          <Link to={electionPath(election._id)} className="type-link">
            <bdi>{election.name}</bdi>
          </Link>
        )}
      </div>
      <p className="type-meta min-w-0 wrap-anywhere">
        {by === null ? text.system : <bdi>{by.name || text.formerOfficer}</bdi>}
        {by !== null && by.role !== null && (
          <>
            <br />
            {messages.roles[by.role]}
          </>
        )}
      </p>
    </li>
  );
}
