import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { formatBannerDate } from '#core/campus/dates.ts';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { Link } from '#web/app/link.tsx';
import { usePrinting, useRankedOnPaper } from '#web/outcome/use-rounds-on-paper.ts';
import { electionPath } from '#web/app/paths.ts';
import { electionsMessages } from '#texts/en/elections.ts';
import { DisputedVotes } from './disputed-votes.tsx';
import { OutcomeCards } from './outcome-cards.tsx';
import { ResultSheet } from './result-sheet.tsx';
import type { PositionResult } from './winner-of.ts';
import { onlyPosition } from './winner-of.ts';

const text = electionsMessages.results;
interface ElectionResultProps {
  result: ElectionResults;
  /** On the page of the election itself, where the banner has its name. */
  isWhole?: boolean;
  /** The one position whose sheet is asked for; null for that of the whole result. */
  only?: string | null;
  /** Once that one is printed. */
  onPrinted?: () => void;
  /** Between the title and the winners. */
  children?: ReactNode;
}

/** The outcome of one ended election, with its sheet for the notice board. */
export function ElectionResult(props: ElectionResultProps) {
  const { result, isWhole = false, only = null, onPrinted, children } = props;
  const timeZone = useTimeZone();
  const isOnPaper = usePrinting();
  const ranked = useRankedOnPaper(result);
  const { electionId, name, endDate, results } = result;

  useEffect(() => {
    if (only === null) return;
    const done = () => onPrinted?.();
    addEventListener('afterprint', done);
    window.print();
    return () => removeEventListener('afterprint', done);
  }, [only, onPrinted]);

  return (
    <article className="mt-4 [article+&]:mt-12 max-md:[article+&]:mt-3.5" data-result>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 max-md:mb-2 beside-sheet:hidden">
        {isWhole ? (
          <h2 className="type-h2" id="results-title">
            {text.title}
          </h2>
        ) : (
          <h3 className="type-h3 flex min-w-0 flex-[1_1_180px] flex-wrap items-baseline gap-x-3 gap-y-0.5 wrap-anywhere">
            <Link to={electionPath(electionId)} className="type-link min-h-11">
              <bdi>{name}</bdi>
            </Link>{' '}
            <span className="font-text text-ui leading-label font-normal font-stretch-100% tracking-[0] whitespace-nowrap text-ink-2">
              {formatBannerDate(endDate, timeZone)}
            </span>
          </h3>
        )}
      </div>
      {children}
      <OutcomeCards result={result} isWhole={isWhole} />
      <DisputedVotes results={isWhole ? results.filter(isDecisive) : results} />
      {(isOnPaper || only !== null) && (
        <ResultSheet result={only === null ? result : onlyPosition(result, only)} ranked={ranked} />
      )}
    </article>
  );
}

/** What could change the outcome stands open; the other disputed votes are told to observers. */
const isDecisive = ({ isDisputeDecisive }: PositionResult) => isDisputeDecisive;
