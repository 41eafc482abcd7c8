import { useState } from 'react';
import { formatYear } from '#core/campus/dates.ts';
import { isOver } from '#core/elections/order.ts';
import { phaseOf } from '#core/elections/phase.ts';
import type { Election, ElectionResults } from '#contract/election-shapes.ts';
import { Button } from '#web/kit/button.tsx';
import { Link } from '#web/app/link.tsx';
import { useHashPlace } from '#web/app/use-hash-place.ts';
import { electionPath, resultsAnchor } from '#web/app/paths.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { useServerTime } from '#web/app/server-clock.ts';
import { useReadElections } from '#web/elections/queries.ts';
import { electionsMessages } from '#texts/en/elections.ts';
import { ElectionResult } from './election-result.tsx';
import { LoadedResults } from './loaded-results.tsx';
import { shownResults } from './winner-of.ts';

const text = electionsMessages.results;

/** How many elections are shown at first, and how many more at a time. */
const step = 10;

/** Who won, election by election, the newest first; nothing while no election has ended. */
export function ResultsSection() {
  const elections = useReadElections();
  return (
    <LoadedResults>
      {(results) => <Results elections={elections} results={results} />}
    </LoadedResults>
  );
}

interface ResultsProps {
  elections: readonly Election[];
  results: readonly ElectionResults[];
}

function Results({ elections, results }: ResultsProps) {
  const heading = useHashPlace<HTMLHeadingElement>(resultsAnchor);
  const [room, setRoom] = useState(step);
  const [year, setYear] = useState<string | null>(null);
  const timeZone = useTimeZone();
  const endings = useEndings(elections, results);
  const all = shownResults(results);
  if (all.length === 0 && endings.length === 0) return null;
  const byYear = Map.groupBy(all, ({ endDate }) => formatYear(endDate, timeZone));
  const chosen = year === null ? all : (byYear.get(year) ?? []);
  const shown = chosen.slice(0, room);
  const rest = chosen.length - shown.length;
  return (
    <section
      className="wrap pt-8 pb-16 max-md:pt-2 max-md:pb-4"
      data-results
      aria-labelledby={resultsAnchor}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 beside-sheet:hidden">
        <h2 className="type-h2" id={resultsAnchor} ref={heading} tabIndex={-1}>
          {text.title}
        </h2>
        {all.length > step && byYear.size > 1 && (
          <Years
            years={[...byYear.keys()]}
            chosen={year}
            onChoose={(next) => {
              setYear(next);
              setRoom(step);
            }}
          />
        )}
      </div>
      {endings.map(({ election: { _id, name }, isCancelled }) => (
        <p key={_id} className="mt-4 text-ink-2 beside-sheet:hidden">
          <Link to={electionPath(_id)} className="type-link min-h-11">
            <bdi>{name}</bdi>
          </Link>{' '}
          {isCancelled ? text.cancelled : text.counting}
        </p>
      ))}
      {shown.map((one) => (
        <ElectionResult key={one.electionId} result={one} />
      ))}
      {rest > 0 && (
        <Button
          kind="outline"
          className="mt-10 beside-sheet:hidden"
          onClick={() => setRoom(room + step)}
        >
          {text.earlier(Math.min(rest, step), rest)}
        </Button>
      )}
    </section>
  );
}

interface YearsProps {
  years: readonly string[];
  chosen: string | null;
  onChoose: (year: string | null) => void;
}

/** Leads to the elections of one year, where there are many. */
function Years({ years, chosen, onChoose }: YearsProps) {
  return (
    <div className="flex flex-wrap gap-2" role="group" aria-label={text.years}>
      {[null, ...years].map((year) => (
        <Button
          key={year ?? ''}
          kind="outline"
          size="small"
          className="min-h-11! aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          aria-pressed={year === chosen}
          onClick={() => onChoose(year)}
        >
          {year ?? text.allYears}
        </Button>
      ))}
    </div>
  );
}

interface Ending {
  election: Election;
  isCancelled: boolean;
}

/** Elections that are over without a result: just ended, not to be opened by this server, cancelled. */
function useEndings(elections: readonly Election[], results: readonly ElectionResults[]): Ending[] {
  const over = useServerTime((now) =>
    elections
      .filter((one) => isOver(phaseOf(one, now)))
      .map(({ _id }) => _id)
      .join(' '),
  ).split(' ');
  const hasResult = (id: string) => results.some(({ electionId }) => electionId === id);
  return elections
    .filter(({ _id }) => over.includes(_id) && !hasResult(_id))
    .map((election) => ({ election, isCancelled: election.state === 'cancelled' }))
    .filter(({ election, isCancelled }) => {
      return isCancelled || (!election.rehearsal && election.nominations.length > 0);
    });
}
