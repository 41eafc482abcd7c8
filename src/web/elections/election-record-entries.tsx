import { actWords } from '#texts/en/act-words.ts';
import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#web/app/call.ts';
import { call } from '#web/app/call.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { Loaded } from '#web/kit/loaded.tsx';
import { Spinner } from '#web/kit/button.tsx';
import { recordMessages as text } from '#texts/en/record.ts';
import { shortMoment } from './moments.ts';

/** What the record says of an election, the newest first. */
export function ElectionRecordEntries({ electionId }: { electionId: string }) {
  const query = useQuery({
    queryKey: ['elections', 'record', electionId],
    queryFn: () => call('readElectionRecord', { params: { id: electionId } }),
    // Whoever opens it wants to see what is there now.
    refetchOnMount: 'always',
  });
  return (
    <Loaded query={query} failed={text.loadFailed} waiting={<Spinner />}>
      {(record) => <Entries {...record} />}
    </Loaded>
  );
}

function Entries({ entries, head }: Reply<'readElectionRecord'>) {
  const timeZone = useTimeZone();
  if (entries.length === 0) return <p className="text-ui">{text.publicNone}</p>;
  return (
    <>
      <p className="max-w-(--measure) text-ui">
        {text.publicText} {text.chainText}
      </p>
      <ol className="mt-3 grid gap-3 border-s-2 border-line ps-4">
        {entries.map(({ seq, at, act, sha256, officers }) => (
          <li key={seq} className="min-w-0 text-ui">
            <span className="font-semibold">{actWords[act] ?? act}</span>{' '}
            <time dateTime={at} className="text-ink-2 tabular-nums">
              {shortMoment(at, timeZone)}
            </time>
            <br />
            {officers !== null && (
              <>
                {officers === 2 ? text.twoOfficers : text.oneOfficer}
                <br />
              </>
            )}
            <span className="type-meta wrap-anywhere">
              {text.entry(seq)} · {text.hash} <code className="type-mono">{sha256}</code>
            </span>
          </li>
        ))}
      </ol>
      {head !== null && (
        <p className="mt-3 text-meta wrap-anywhere">
          {text.head(head.seq)} <code className="type-mono">{head.sha256}</code>
        </p>
      )}
    </>
  );
}
