import { Award, Printer, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { formatBannerDate } from '#core/campus/dates.ts';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { Link } from '#web/app/link.tsx';
import { usePrinting, useRankedOnPaper } from '#web/outcome/use-rounds-on-paper.ts';
import { electionPath } from '#web/app/paths.ts';
import { Avatar } from '#web/kit/avatar.tsx';
import { Button } from '#web/kit/button.tsx';
import { Chip } from '#web/kit/chip.tsx';
import { closedElectionMessages } from '#texts/en/closed-election.ts';
import { electionsMessages } from '#texts/en/elections.ts';
import { outcomeMessages } from '#texts/en/outcomes.ts';
import { DisputedVotes } from './disputed-votes.tsx';
import { ResultSheet } from './result-sheet.tsx';
import { OpenSeatsCard, QuestionCard, RuledCard, WithoutWinnerCard } from './without-winner.tsx';
import type { Won } from './won-in.ts';
import type { PositionResult, ResultCandidate } from './winner-of.ts';
import { electedBy, electedOf, hasOutcome, tiedOf } from './winner-of.ts';
import { wonIn } from './won-in.ts';
import { numberText } from '#texts/formats.ts';
import { ballotName } from '#texts/entry-name.ts';
import { CandidateName } from '#web/elections/candidate-name.tsx';

type Rules = NonNullable<ElectionResults['afterClose']>['rules'];

const text = electionsMessages.results;
const line = 'text-ui leading-text text-ink-2 wrap-anywhere';

/** Marigold means elected, and nothing else. */
const winnerDots = [
  'before:absolute before:-end-17.5 before:-top-17.5 before:-z-1 before:size-52.5 before:rounded-full',
  'before:bg-[radial-gradient(circle,var(--marigold)_2.2px,transparent_2.8px)] before:bg-size-[13px_13px]',
  'before:mask-[radial-gradient(circle,black_20%,transparent_70%)]',
  // Beside a picture the name is near the corner.
  'max-md:before:size-36 max-md:before:-end-14 max-md:before:-top-16',
].join(' ');

/** Winners side by side, as many as there is room for. */
export const resultCards =
  'grid grid-cols-3 gap-6 max-lg:grid-cols-2 max-md:grid-cols-1 max-md:gap-3.5';

/** On a phone the picture stands beside the name, so that two winners are on the first screen. */
const largeCard = [
  'p-8 max-md:p-5 max-md:grid-cols-[auto_minmax(0,1fr)] max-md:grid-rows-none max-md:content-start',
  'max-md:gap-x-4 max-md:**:data-avatar:mb-0 max-md:**:data-avatar:row-span-4 max-md:**:data-avatar:[--size:72px]',
  'max-md:*:not-data-avatar:col-start-2 max-md:*:last:col-span-2! max-md:*:last:col-start-1!',
].join(' ');

interface ElectionResultProps {
  result: ElectionResults;
  /** On the page of the election itself, where the banner has its name. */
  isWhole?: boolean;
  /** Between the title and the winners. */
  children?: ReactNode;
}

/** The outcome of one ended election, with its sheet for the notice board. */
export function ElectionResult({ result, isWhole = false, children }: ElectionResultProps) {
  const timeZone = useTimeZone();
  const isOnPaper = usePrinting();
  const ranked = useRankedOnPaper(result);
  const [isAlone, setAlone] = useState(false);
  const { electionId, name, endDate, results, withoutWinner, questions } = result;

  useEffect(() => {
    if (!isAlone) return;
    const done = () => setAlone(false);
    addEventListener('afterprint', done);
    window.print();
    return () => removeEventListener('afterprint', done);
  }, [isAlone]);

  return (
    <article
      className="mt-4 beside-chosen-sheet:hidden [article+&]:mt-12"
      data-result
      data-chosen={isAlone || undefined}
    >
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 beside-sheet:hidden">
        {isWhole ? (
          <h2 className="type-h2" id="results-title">
            {text.title}
          </h2>
        ) : (
          <h3 className="type-h3 flex min-w-0 flex-[1_1_240px] flex-wrap items-baseline gap-x-3 gap-y-0.5 wrap-anywhere">
            <Link to={electionPath(electionId)} className="type-link min-h-11">
              <bdi>{name}</bdi>
            </Link>{' '}
            <span className="font-text text-ui leading-label font-normal font-stretch-100% tracking-[0] whitespace-nowrap text-ink-2">
              {formatBannerDate(endDate, timeZone)}
            </span>
          </h3>
        )}
        {!isWhole && (
          <Button
            kind="outline"
            icon={<Printer size={20} strokeWidth={1.75} aria-hidden />}
            aria-label={text.printOf(name)}
            onClick={() => setAlone(true)}
          >
            {text.print}
          </Button>
        )}
      </div>
      {children}
      <ul className={`${resultCards} beside-sheet:hidden`}>
        {results.filter(hasOutcome).map((one) => (
          <Outcome
            key={one.positionId}
            result={one}
            rules={result.afterClose?.rules}
            isWhole={isWhole}
          />
        ))}
        {withoutWinner.map((one) => (
          <WithoutWinnerCard key={one.positionId} result={one} />
        ))}
        {questions.map((one) => (
          <QuestionCard key={one.positionId} question={one} />
        ))}
      </ul>
      <DisputedVotes results={isWhole ? results.filter(isDecisive) : results} />
      {(isOnPaper || isAlone) && <ResultSheet result={result} ranked={ranked} />}
    </article>
  );
}

/** What could change the outcome stands open; the other disputed votes are told to observers. */
const isDecisive = ({ isDisputeDecisive }: PositionResult) => isDisputeDecisive;

interface OutcomeProps extends Pick<ElectionResultProps, 'isWhole'> {
  result: PositionResult;
  rules: Rules | undefined;
}

function Outcome({ result, rules, isWhole = false }: OutcomeProps) {
  const tied = tiedOf(result);
  return (
    <>
      {electedOf(result).map((candidate) => (
        <li key={candidate._id} className="grid">
          <WinnerCard
            position={result.position}
            candidate={candidate}
            decidedBy={electedBy(result, candidate._id)}
            won={wonIn(result.count, candidate._id)}
            isLarge={isWhole}
          />
        </li>
      ))}
      {tied.length > 0 && <TieCard result={result} tied={tied} rules={rules} />}
      <OpenSeatsCard result={result} />
      {result.asCast !== undefined && <RuledCard result={result} />}
    </>
  );
}

interface TieCardProps {
  result: PositionResult;
  tied: readonly ResultCandidate[];
  rules: Rules | undefined;
}

/** All whom something has to tell apart, and what decides it. */
function TieCard({ result, tied, rules }: TieCardProps) {
  const names = tied.map(({ student }) => ballotName(student));
  const votes = tied[0]?.votes ?? 0;
  const hasNoVotes = result.tied.length === 0;
  const isRanked = result.count !== undefined;
  return (
    <li className="grid">
      <article className="sheet flex flex-col gap-3 p-6" data-person>
        <div className="flex items-start justify-between gap-3">
          <p className="text-ui leading-label font-semibold text-ink-2 wrap-anywhere">
            <bdi>{result.position}</bdi>
          </p>
          <Chip icon={<Scale size={16} strokeWidth={2} aria-hidden />}>{text.tie}</Chip>
        </div>
        <p className="wrap-anywhere">
          {hasNoVotes
            ? outcomeMessages.noVotes
            : isRanked
              ? closedElectionMessages.level(names)
              : closedElectionMessages.tied(names, votes)}
        </p>
        {!hasNoVotes && rules !== undefined && (
          <p className={line}>{closedElectionMessages.decidedBy(rules)}</p>
        )}
      </article>
    </li>
  );
}

interface WinnerCardProps {
  position: string;
  candidate: ResultCandidate;
  /** What made them the winner, where it was not the votes alone. */
  decidedBy: string | null;
  /** How they won a ranked position; null where people did not rank. */
  won: Won | null;
  isLarge: boolean;
}

function WinnerCard({ position, candidate, decidedBy, won, isLarge }: WinnerCardProps) {
  const { student, hasLeft } = candidate;
  // In later rounds somebody elected keeps what was needed, and passes on the rest.
  const votes = won?.votes ?? candidate.votes;
  const Name = isLarge ? 'h3' : 'h4';
  return (
    <article
      className={`sheet relative isolate grid grid-rows-[auto_auto_auto_1fr] gap-1 overflow-hidden ${isLarge ? largeCard : 'p-6'} **:data-avatar:mb-3 ${winnerDots}`}
      data-person
    >
      <Avatar
        id={student._id}
        name={student.name}
        src={student.profileImg}
        size={isLarge ? 'huge' : 'large'}
      />
      <p className="text-ui leading-label font-semibold text-ink-2">
        <bdi>{position}</bdi>
      </p>
      <Name className={`type-h3 wrap-anywhere ${isLarge ? 'text-title' : ''}`.trim()}>
        <CandidateName person={student} />
      </Name>
      {student.email !== null && (
        <p className={line}>
          <bdi>{student.email}</bdi>
        </p>
      )}
      {won !== null && <p className={line}>{won.sentence}</p>}
      {decidedBy !== null && <p className={line}>{decidedBy}</p>}
      {hasLeft && <p className={line}>{outcomeMessages.left}</p>}
      {candidate.accountDeleted === true && (
        <p className={line}>{outcomeMessages.accountDeleted}</p>
      )}
      <div className="row-5 mt-3.5 flex items-center justify-between gap-3 self-end border-t border-line pt-3.5 text-ui text-ink-2">
        <p className="tabular-nums">
          <b className="font-display text-h3 leading-none font-heavy font-stretch-84% text-ink normal-nums">
            {numberText(votes)}
          </b>{' '}
          {text.votes(votes)}
        </p>
        <Chip tone="gold" icon={<Award size={16} strokeWidth={2} aria-hidden />}>
          {text.winner}
        </Chip>
      </div>
    </article>
  );
}
