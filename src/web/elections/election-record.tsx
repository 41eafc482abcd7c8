import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { Reply } from '#web/app/call.ts';
import { call } from '#web/app/call.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { useHydrated } from '#web/app/use-hydrated.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { actMessages, recordMessages as text } from '#web/messages/en/record.ts';
import { shortMoment } from './moments.ts';

/** The acts of officers on an election, which anybody may open and read. */
export function ElectionRecord({ electionId }: { electionId: string }) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const isHydrated = useHydrated();
  return (
    <section
      aria-label={text.publicTitle}
      className="wrap mt-8 beside-sheet:hidden print:hidden"
      data-election-record
    >
      <button
        type="button"
        className="type-link inline-flex min-h-11 items-center gap-1.5"
        aria-expanded={isOpen}
        aria-controls={listId}
        // Before that a press would be lost.
        disabled={!isHydrated}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown
          size={20}
          strokeWidth={1.75}
          aria-hidden
          className={isOpen ? 'rotate-180' : ''}
        />
        {isOpen ? text.publicHide : text.publicShow}
      </button>
      <div id={listId}>{isOpen && <LoadedEntries electionId={electionId} />}</div>
    </section>
  );
}

function LoadedEntries({ electionId }: { electionId: string }) {
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
            <span className="font-semibold">{actMessages[act] ?? act}</span>{' '}
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
