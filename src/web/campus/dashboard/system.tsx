import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { CircleCheck, OctagonAlert, RefreshCw, TriangleAlert } from 'lucide-react';
import type { Finding, KeyFile, SeenFinding } from '#contract/system.ts';
import type { Reply } from '#web/app/call.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { shortMoment } from '#web/elections/moments.ts';
import { Button } from '#web/kit/button.tsx';
import { Chip } from '#web/kit/chip.tsx';
import { systemMessages as text } from '#texts/en/system.ts';
import { LoadedList } from '#web/kit/list/loaded-list.tsx';
import { KeyCopies } from './key-copies.tsx';
import { systemQuery } from './queries.ts';
import { ServerHelp, ServerMessage } from './server-help.tsx';

const looks = {
  ok: { tone: 'success', Icon: CircleCheck },
  warning: { tone: 'warning', Icon: TriangleAlert },
  problem: { tone: 'danger', Icon: OctagonAlert },
} as const;

/** What the server stands on, and the release that runs. */
export function System() {
  const query = useQuery(systemQuery);
  return (
    <>
      <LoadedList query={query} failed={text.loadFailed}>
        {(system) => <Found system={system} query={query} />}
      </LoadedList>
      {query.data === undefined && query.errorUpdatedAt > 0 && <Unread at={query.errorUpdatedAt} />}
    </>
  );
}

/** The page is no help then, but the message is. */
function Unread({ at }: { at: number }) {
  const timeZone = useTimeZone();
  const moment = shortMoment(new Date(at).toISOString(), timeZone);
  return (
    <div className="border-t border-line px-5 py-4 max-md:px-3.5">
      <ServerMessage message={text.help.unread(window.location.origin, moment, timeZone)} />
    </div>
  );
}

interface FoundProps {
  system: Reply<'readSystem'>;
  query: Pick<UseQueryResult, 'isFetching' | 'refetch'>;
}

function Found({ system: read, query }: FoundProps) {
  const system = { ...read, findings: worstFirst(read.findings) };
  const { version, findings, keyFiles } = system;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 px-5 pt-1 pb-3 max-md:px-3.5">
        <div className="min-w-0 flex-1">
          <p className="font-semibold" role="status">
            {text.running(version)} {text.all[findings[0]?.state ?? 'ok']}
          </p>
          <p className="type-meta">{text.machine}</p>
        </div>
        <Button
          kind="outline"
          size="small"
          icon={<RefreshCw size={16} strokeWidth={1.75} aria-hidden />}
          isPending={query.isFetching}
          onClick={() => void query.refetch()}
        >
          {query.isFetching ? text.looking : text.again}
        </Button>
      </div>
      <ServerHelp system={system} />
      <ul aria-label={text.list} className="border-t border-line">
        {findings.map((finding) => (
          <Line
            key={finding.subject}
            finding={finding}
            keyFiles={finding.subject === 'keys' ? keyFiles : null}
          />
        ))}
      </ul>
    </>
  );
}

interface LineProps {
  finding: SeenFinding;
  /** The copies of keys, under what was found of keys. */
  keyFiles: readonly KeyFile[] | null;
}

function Line({ finding: { subject, state, says, advice, since }, keyFiles }: LineProps) {
  const timeZone = useTimeZone();
  const { tone, Icon } = looks[state];
  return (
    <li className="grid grid-cols-[8rem_minmax(0,1fr)_minmax(0,3fr)] items-start gap-x-4 gap-y-1.5 border-b border-line px-5 py-3 last:border-b-0 max-md:grid-cols-1 max-md:px-3.5">
      <Chip tone={tone} className="justify-self-start" icon={<Icon size={14} aria-hidden />}>
        {text.states[state]}
      </Chip>
      <p className="text-ui font-semibold">{text.subjects[subject]}</p>
      <div className="min-w-0 text-ui wrap-anywhere">
        <p>{says}</p>
        {advice !== null && <p className="text-ink-2">{advice}</p>}
        {since !== null && <p className="type-meta">{text.since(shortMoment(since, timeZone))}</p>}
        {keyFiles !== null && <KeyCopies files={keyFiles} />}
      </div>
    </li>
  );
}

const order: readonly Finding['state'][] = ['problem', 'warning', 'ok'];

/** On a phone the list is three screens long: what has to be fixed stands first. */
const worstFirst = (findings: readonly SeenFinding[]): SeenFinding[] =>
  findings.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
