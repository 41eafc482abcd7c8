import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { call } from '#web/app/call.ts';
import { adviceOf } from '#web/app/call-error.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { ErrorBlock } from '#web/ui/error-block.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { actMessages, recordMessages as text } from '#web/messages/en/record.ts';
import { messages } from '#web/messages/en/site.ts';
import { shortMoment } from './moments.ts';

/** The acts of officers on an election, which anybody may open and read. */
export function ElectionRecord({ electionId }: { electionId: string }) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
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
      <div id={listId}>{isOpen && <Entries electionId={electionId} />}</div>
    </section>
  );
}

function Entries({ electionId }: { electionId: string }) {
  const timeZone = useTimeZone();
  const { data, error, refetch } = useQuery({
    queryKey: ['elections', 'record', electionId],
    queryFn: () => call('readElectionRecord', { params: { id: electionId } }),
    // Whoever opens it wants to see what is there now.
    refetchOnMount: 'always',
  });
  if (data === undefined && error !== null) {
    return (
      <ErrorBlock
        title={text.loadFailed}
        advice={adviceOf(error, messages.errors.server)}
        onRetry={refetch}
      />
    );
  }
  if (data === undefined) return <Spinner />;
  if (data.entries.length === 0) return <p className="text-ui">{text.publicNone}</p>;
  return (
    <>
      <p className="max-w-(--measure) text-ui">
        {text.publicText} {text.chainText}
      </p>
      <ol className="mt-3 grid gap-3 border-s-2 border-line ps-4">
        {data.entries.map(({ seq, at, act, sha256, officers }) => (
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
      {data.head !== null && (
        <p className="mt-3 text-meta wrap-anywhere">
          {text.head(data.head.seq)} <code className="type-mono">{data.head.sha256}</code>
        </p>
      )}
    </>
  );
}
