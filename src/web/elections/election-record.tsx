import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { lazyPart } from '#web/app/lazy-part.tsx';
import { useHydrated } from '#web/kit/use-hydrated.ts';
import { Spinner } from '#web/kit/button.tsx';
import { electionsMessages } from '#texts/en/elections.ts';
import { messages } from '#texts/en/site.ts';

const text = electionsMessages.record;

/** Whoever does not open it loads none of its words. */
const Entries = lazyPart(
  async () => (await import('./election-record-entries.tsx')).ElectionRecordEntries,
  { className: 'text-ui', skeleton: <Spinner />, failed: messages.lazy.failed },
);

/** The acts of officers on an election, which anybody may open and read. */
export function ElectionRecord({ electionId }: { electionId: string }) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const isHydrated = useHydrated();
  return (
    <section
      aria-label={text.title}
      className="wrap mt-2 beside-sheet:hidden print:hidden"
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
        {isOpen ? text.hide : text.show}
      </button>
      <div id={listId}>{isOpen && <Entries electionId={electionId} />}</div>
    </section>
  );
}
