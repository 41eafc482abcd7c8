import { ArrowRight } from 'lucide-react';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { Link } from '#web/app/link.tsx';
import { useServerTime } from '#web/app/server-clock.ts';
import { useResults } from '#web/elections/queries.ts';
import { electedOf, shownResults } from '#web/outcome/winner-of.ts';
import { homeMessages } from '#texts/en/home.ts';
import { electionPath } from '#web/app/paths.ts';
import { Portrait } from '#web/kit/portrait.tsx';
import { CandidateName } from '#web/elections/candidate-name.tsx';

const text = homeMessages.resultsIn;
/** Milliseconds for which the results of an election stand on Home. */
const week = 7 * 24 * 60 * 60_000;
/** How many winners have a portrait here; the page of the election has all of them. */
const mostPortraits = 8;

/** For a week after the close: who won, with their portraits. Nothing else of the year. */
export function ResultsIn() {
  const { data } = useResults();
  const ended = shownResults(data ?? []).filter((one) => winnersOf(one).length > 0);
  const id = useServerTime(
    (now) => ended.find(({ endDate }) => Date.parse(endDate) > now - week)?.electionId ?? null,
  );
  const result = ended.find(({ electionId }) => electionId === id);
  if (result === undefined) return null;
  const winners = winnersOf(result);
  return (
    <section className="wrap section-tight pb-0" aria-labelledby="results-in">
      <div className="section-head">
        <div className="min-w-0">
          <h2 className="type-h2" id="results-in">
            {text.title}
          </h2>
          <p className="mt-1.5 text-lede text-ink-2 wrap-anywhere">
            <bdi>{result.name}</bdi>
          </p>
        </div>
        <Link to={electionPath(result.electionId)} className="type-link min-h-11">
          {text.all}
          <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
        </Link>
      </div>
      <ul className="grid grid-cols-4 gap-6 max-lg:grid-cols-3 max-md:grid-cols-2 max-md:gap-3.5">
        {winners.slice(0, mostPortraits).map(({ position, winner }) => (
          <li key={`${position} ${winner._id}`}>
            <Portrait
              id={winner.student._id}
              name={winner.student.name}
              src={winner.student.profileImg}
            />
            <h3 className="mt-3 type-h3 wrap-anywhere">
              <CandidateName person={winner.student} />
            </h3>
            <p className="text-ui text-ink-2">
              <bdi>{position}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The seats that somebody won, with the winner. */
function winnersOf({ results }: ElectionResults) {
  return results.flatMap((one) =>
    electedOf(one).map((winner) => ({ position: one.position, winner })),
  );
}
