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
import { downloadCsv } from '#web/app/save-file.ts';
import { writeCsv } from '#web/app/csv.ts';
import { Link } from '#web/app/link.tsx';
import { shortMoment } from '#web/elections/moments.ts';
import { electionPath } from '#web/app/paths.ts';
import { Button } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { notify } from '#web/kit/notify.ts';
import { perform } from '#web/kit/act-button.tsx';
import { recordMessages as text, recordMessages } from '#texts/en/record.ts';
import { messages } from '#texts/en/site.ts';
import { ServerList } from '#web/kit/list/server-list.tsx';
import { useListPlace } from '#web/kit/list/use-list-place.ts';
import { wordsOf } from './entry-words.ts';

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
  const place = useListPlace([], ['before']);
  const { search, page } = place;
  const before = Math.trunc(Number(place.get('before'))) || null;
  return (
    <ServerList
      place={place}
      query={useQuery(recordQuery({ search, page, before }))}
      words={text}
      tools={<Export search={search} />}
      head={(reply) => <Chain {...reply} />}
      count={({ total, older, head }) =>
        text.found(total) +
        (older === null && before === null
          ? ''
          : ` · ${text.searched(older ?? 1, Math.min((before ?? Infinity) - 1, head?.seq ?? 0))}`)
      }
      empty={() => search === '' && <EmptyState title={text.noneText} />}
      isOrdered
      pages={(reply) => reply}
      rows={({ entries }) => entries.map((entry) => ({ ...entry, _id: String(entry.seq) }))}
      row={(entry) => <Entry key={entry.seq} entry={entry} />}
      foot={({ older, page: shown, pages }) =>
        older !== null &&
        shown === pages && (
          <div className="px-5 py-4 max-md:px-3.5">
            <Button
              kind="outline"
              size="small"
              onClick={() => place.ask({ before: String(older) })}
            >
              {text.searchOlder}
            </Button>
          </div>
        )
      }
    />
  );
}

function Export({ search }: { search: string }) {
  const read = useCall('listRecord');
  const [isExporting, setExporting] = useState(false);
  const exportAll = async () => {
    setExporting(true);
    await perform({
      act: () => readAll(search, (query) => read.mutateAsync({ query })),
      failed: () => text.exportFailed,
      onDone: (entries) => downloadCsv('record.csv', recordCsv(entries)),
    });
    setExporting(false);
  };
  return (
    <Button
      kind="outline"
      size="small"
      icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
      isPending={isExporting}
      onClick={exportAll}
    >
      {isExporting ? text.exporting : text.export}
    </Button>
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
  const timeZone = useTimeZone();
  const { title, words } = wordsOf(entry, (iso) => shortMoment(iso, timeZone));
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

/**
 * The record as a table for a spreadsheet, a row for each entry. The act has its own name, not the one
 * of the screen.
 */
export function recordCsv(entries: readonly RecordEntry[]): string {
  const rows = entries.map(({ seq, at, act, detail, about, by, election, sha256 }) => [
    seq,
    at,
    act,
    detail,
    about?.name ?? '',
    by?.name ?? '',
    by?.role ?? '',
    election?.name ?? '',
    sha256,
  ]);
  return writeCsv([recordMessages.columns, ...rows]);
}
