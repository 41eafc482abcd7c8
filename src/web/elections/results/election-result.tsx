import { Award, Download, Printer, Scale } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatBannerDate } from '#core/campus/dates.ts';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { downloadCsv } from '#web/app/download.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { Link } from '#web/app/link.tsx';
import { usePrinting } from '#web/app/use-printing.ts';
import { electionPath } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { notify } from '#web/ui/notify.ts';
import { ShareButton } from '#web/app/share/share-button.tsx';
import { useTurnout } from '#web/elections/queries.ts';
import { electionsMessages } from '#web/messages/en/elections.ts';
import { outcomeMessages } from '#web/messages/en/outcomes.ts';
import { messages } from '#web/messages/en/site.ts';
import { turnoutMessages } from '#web/messages/en/turnout.ts';
import { DisputedVotes } from './disputed-votes.tsx';
import { ResultSheet } from './result-sheet.tsx';
import type { PositionResult, ResultCandidate } from './winner-of.ts';
import { hasOutcome, tiedOf, winnerOf } from './winner-of.ts';

const text = electionsMessages.results;
const line = 'text-ui leading-[1.5] text-ink-2 wrap-anywhere';

/** Marigold means elected, and nothing else. */
const winnerDots = [
  'before:absolute before:-end-17.5 before:-top-17.5 before:-z-1 before:size-52.5 before:rounded-full',
  'before:bg-[radial-gradient(circle,var(--marigold)_2.2px,transparent_2.8px)] before:bg-size-[13px_13px]',
  'before:mask-[radial-gradient(circle,black_20%,transparent_70%)]',
].join(' ');

/** Winners side by side, as many as there is room for. */
export const resultCards =
  'grid grid-cols-3 gap-6 max-lg:grid-cols-2 max-md:grid-cols-1 max-md:gap-3.5';

interface ElectionResultProps {
  result: ElectionResults;
  /** On the page of the election itself, where the banner has its name. */
  isWhole?: boolean;
}

/** The outcome of one ended election, with its sheet for the notice board. */
export function ElectionResult({ result, isWhole = false }: ElectionResultProps) {
  const timeZone = useTimeZone();
  const isOnPaper = usePrinting();
  const [isAlone, setAlone] = useState(false);
  const { electionId, name, endDate, results } = result;

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
        <div className="flex flex-wrap gap-2.5">
          {isWhole && <ShareButton name={name} path={electionPath(electionId)} />}
          {isWhole && <CsvButton result={result} />}
          <Button
            kind="outline"
            icon={<Printer size={20} strokeWidth={1.75} aria-hidden />}
            aria-label={text.printOf(name)}
            onClick={() => setAlone(true)}
          >
            {text.print}
          </Button>
        </div>
      </div>
      <ul className={`${resultCards} beside-sheet:hidden`}>
        {results.filter(hasOutcome).map((one) => (
          <Outcome key={one.positionId} result={one} isWhole={isWhole} />
        ))}
      </ul>
      <DisputedVotes results={results} />
      {(isOnPaper || isAlone) && <ResultSheet result={result} />}
    </article>
  );
}

/** The program that writes the file comes with the press. */
function CsvButton({ result }: { result: ElectionResults }) {
  const turnout = useTurnout(result.electionId).data;
  const { csv } = turnoutMessages;
  const download = async () => {
    const { resultsCsv } = await import('./results-csv.ts');
    downloadCsv(csv.file(result.name), resultsCsv(result, turnout));
  };
  return (
    <Button
      kind="outline"
      icon={<Download size={20} strokeWidth={1.75} aria-hidden />}
      aria-label={csv.buttonOf(result.name)}
      onClick={() => download().catch(() => notify.error(messages.errors.network))}
    >
      {csv.button}
    </Button>
  );
}

function Outcome({ result, isWhole }: { result: PositionResult; isWhole: boolean }) {
  const winner = winnerOf(result);
  const tied = tiedOf(result);
  const cards = winner === null ? tied : [winner];
  if (result.decided?.by === 'vote-again') {
    return (
      <li className="sheet grid content-start gap-2 p-6">
        <p className="text-ui leading-label font-semibold text-ink-2">
          <bdi>{result.position}</bdi>
        </p>
        <p className={line}>{outcomeMessages.voteAgain}</p>
      </li>
    );
  }
  return cards.map((candidate) => (
    <li key={candidate._id} className="grid">
      <PersonCard
        position={result.position}
        candidate={candidate}
        tiedWith={tied.length}
        decidedBy={result.decided?.by}
        isLarge={isWhole}
      />
    </li>
  ));
}

interface PersonCardProps {
  position: string;
  candidate: ResultCandidate;
  /** How many share the first place; 0 for a winner. */
  tiedWith: number;
  /** What made them the winner, where it was not the votes alone. */
  decidedBy: NonNullable<PositionResult['decided']>['by'] | undefined;
  isLarge: boolean;
}

function PersonCard(props: PersonCardProps) {
  const { position, candidate, tiedWith, decidedBy, isLarge } = props;
  const { student, votes, hasLeft } = candidate;
  const isWinner = tiedWith === 0;
  const Name = isLarge ? 'h3' : 'h4';
  return (
    <article
      className={`sheet relative isolate grid grid-rows-[auto_auto_auto_1fr] gap-1 overflow-hidden ${isLarge ? 'p-8 max-md:p-6' : 'p-6'} **:data-avatar:mb-3 ${isWinner ? winnerDots : ''}`.trim()}
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
        <bdi>{student.name}</bdi>
      </Name>
      {isWinner && student.email !== null && (
        <p className={line}>
          <bdi>{student.email}</bdi>
        </p>
      )}
      {isWinner && decidedBy !== undefined && (
        <p className={line}>
          {decidedBy === 'draw' ? outcomeMessages.byDraw : outcomeMessages.byNext}
        </p>
      )}
      {isWinner && hasLeft && <p className={line}>{outcomeMessages.left}</p>}
      {!isWinner && (
        <p className={line}>
          {votes === 0 ? outcomeMessages.noVotes : text.tieRule(tiedWith, votes)}
        </p>
      )}
      <div className="row-5 mt-3.5 flex items-center justify-between gap-3 self-end border-t border-line pt-3.5 text-ui text-ink-2">
        <p className="tabular-nums">
          <b className="font-display text-h3 leading-none font-heavy font-stretch-84% text-ink normal-nums">
            {votes}
          </b>{' '}
          {text.votes(votes)}
        </p>
        {isWinner ? (
          <Chip tone="gold" icon={<Award size={16} strokeWidth={2} aria-hidden />}>
            {text.winner}
          </Chip>
        ) : (
          <Chip icon={<Scale size={16} strokeWidth={2} aria-hidden />}>{text.tie}</Chip>
        )}
      </div>
    </article>
  );
}
