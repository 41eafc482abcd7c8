import { useQuery } from '@tanstack/react-query';
import { actAboutWords, actWords } from '#texts/en/act-words.ts';
import { fairMessages } from '#texts/en/fair.ts';
import { recordMessages as text } from '#texts/en/record.ts';
import { call } from '#web/app/call.ts';
import type { Reply } from '#web/app/call.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { shortMoment } from '#web/elections/moments.ts';
import { Spinner } from '#web/kit/button.tsx';
import { Fold } from '#web/kit/fold.tsx';
import { Loaded } from '#web/kit/loaded.tsx';

/** What the record says of an election to everybody, the newest first. */
export function ActsOfOfficers({ electionId }: { electionId: string }) {
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

type Entry = Reply<'readElectionRecord'>['entries'][number];

function Entries({ entries, head }: Reply<'readElectionRecord'>) {
  const timeZone = useTimeZone();
  if (entries.length === 0) return <p className="text-ui">{text.publicNone}</p>;
  const unnamed = entries.filter(({ act, about }) => isOnCandidate(act) && about == null).length;
  return (
    <>
      {unnamed > 0 && (
        <p className="mb-3 max-w-(--measure) type-meta">{fairMessages.officers.unnamed(unnamed)}</p>
      )}
      <ol className="grid gap-2 border-s-2 border-line ps-4" data-acts>
        {entries.map((entry) => (
          <li key={entry.seq} className="min-w-0 text-ui wrap-anywhere">
            <time dateTime={entry.at} className="text-ink-2 tabular-nums">
              {shortMoment(entry.at, timeZone)}
            </time>{' '}
            <span className="font-semibold">{titleOf(entry)}</span>
            {entry.officers !== null && (
              <span className="block type-meta">
                {entry.officers === 2 ? text.twoOfficers : text.oneOfficer}
              </span>
            )}
          </li>
        ))}
      </ol>
      <Fold title={fairMessages.officers.hashes} level={3}>
        <ol className="grid gap-1">
          {entries.map(({ seq, sha256 }) => (
            <li key={seq} className="type-meta wrap-anywhere">
              {text.entry(seq)} <code className="type-mono">{sha256}</code>
            </li>
          ))}
        </ol>
        {head !== null && (
          <p className="mt-3 text-meta wrap-anywhere">
            {text.head(head.seq)} <code className="type-mono">{head.sha256}</code>
          </p>
        )}
      </Fold>
    </>
  );
}

const isOnCandidate = (act: string) => act.startsWith('nomination.');

/** A server of an earlier release names nobody. */
function titleOf({ act, about }: Entry): string {
  const plain = actWords[act] ?? act;
  if (about == null) return plain;
  return actAboutWords[act]?.(about) ?? fairMessages.officers.actOn(plain, about.name);
}
