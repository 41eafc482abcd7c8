import { formatBannerDate, formatTime } from '#core/campus/dates.ts';
import { percentOf } from '#core/elections/turnout.ts';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { useCampus, useTimeZone } from '#web/app/campus.ts';
import { eligibleFor, useTurnout } from '#web/elections/queries.ts';
import { electionsMessages } from '#texts/en/elections.ts';
import { messages } from '#texts/en/site.ts';
import { outcomeMessages } from '#texts/en/outcomes.ts';
import { recountKitMessages } from '#texts/en/recount-kit.ts';
import { turnoutMessages } from '#texts/en/turnout.ts';
import { votersMessages } from '#texts/en/voters.ts';
import { rulingMessages } from '#texts/en/rulings.ts';
import { ballotName, nobodyName } from '#texts/entry-name.ts';
import type { RankedOnPaper, SheetEntry } from './rounds-on-paper.tsx';
import { ruledWords } from './ruled-words.ts';
import { openSeatsWords, questionWords, whyNobody } from './without-winner.tsx';
import type {
  AnsweredQuestion,
  PositionResult,
  ResultCandidate,
  WithoutWinner,
} from './winner-of.ts';
import { electedAs, electedOf, hasOutcome, isLong, tiedOf } from './winner-of.ts';
import { numberText, row } from '#texts/formats.ts';

const text = electionsMessages.print;
const cell = 'border-[0.75pt] border-[CanvasText] px-(--cell-x) py-(--cell-y) text-start align-top';
const usual = 'text-ui leading-meta [--cell-x:6pt] [--cell-y:5pt]';
/** Thirty positions of three candidates on three pages. */
const dense = 'text-[9pt] leading-[1.25] [--cell-x:4pt] [--cell-y:1.75pt]';

interface ResultSheetProps {
  result: ElectionResults;
  /** How ranked ballots were counted, where there are any. */
  ranked: RankedOnPaper | null;
}

/** The results for print only: one table and lines to sign, no e-mail addresses. */
export function ResultSheet({ result, ranked }: ResultSheetProps) {
  const campus = useCampus();
  const timeZone = useTimeZone();
  const { electionId, name, startDate, endDate, afterClose, proofs, recountKit } = result;
  const { results, withoutWinner, questions } = result;
  const { data: turnout } = useTurnout(electionId);
  const moment = (iso: string) => row([formatBannerDate(iso, timeZone), formatTime(iso, timeZone)]);
  return (
    <div
      className={`hidden text-[CanvasText] scheme-light print:block [[data-result]+[data-result]>&]:break-before-page ${isLong(result) ? dense : usual}`}
      data-result-sheet
      aria-hidden
    >
      <p>{campus?.universityName || messages.product.name}</p>
      <p className="my-[4pt] font-display text-title leading-[1.1] font-heavy font-stretch-86%">
        {text.title(name)}
      </p>
      <p>{text.voting(moment(startDate), moment(endDate))}</p>
      {turnout !== undefined && <p>{turnoutMessages.eligible(turnout.eligible)}</p>}
      {afterClose !== undefined && (
        <p>
          {afterClose.certifiedAt === null
            ? outcomeMessages.notCertified
            : outcomeMessages.certified(moment(afterClose.certifiedAt))}
        </p>
      )}
      {afterClose?.draw != null && <p>{outcomeMessages.drawLine(afterClose.draw)}</p>}
      {recountKit !== null && recountKit.code !== null && (
        <p>{recountKitMessages.printedCode(recountKit.code)}</p>
      )}
      {recountKit !== null && (
        <p className="wrap-anywhere">
          {recountKitMessages.printed(recountKit.edition, recountKit.sha256)}
        </p>
      )}
      {proofs.map((group) => (
        <p key={`${group.ways.join(' ')} ${group.officer ?? ''}`}>{votersMessages.proof(group)}</p>
      ))}
      <table className="mt-[16pt] mb-[24pt] w-full border-collapse">
        <thead>
          <tr>
            <th className={cell}>{text.position}</th>
            <th className={cell}>{text.candidate}</th>
            <th className={cell}>{text.votes}</th>
            <th className={cell}>{text.outcome}</th>
          </tr>
        </thead>
        {results.filter(hasOutcome).map((one) => (
          <Rows
            key={one.positionId}
            result={one}
            ranked={ranked}
            notes={[
              outcomeMessages.marginShort(one.margin),
              ...openSeatsWords(one),
              ...ruledWords(one),
            ]}
            outcomeOf={outcomeIn(one)}
            eligible={eligibleFor(turnout, one.positionId)}
          />
        ))}
        {withoutWinner.map((one) => (
          <Rows
            key={one.positionId}
            result={one}
            ranked={ranked}
            notes={[whyNobody(one), ...ruledWords(one)]}
            outcomeOf={disqualifiedIn(one)}
            eligible={eligibleFor(turnout, one.positionId)}
          />
        ))}
        {questions.map((one) => (
          <QuestionRow key={one.positionId} question={one} />
        ))}
      </table>
      {ranked !== null && <ranked.RoundsOnPaper result={result} />}
      <ul className="mt-[48pt] grid break-inside-avoid grid-cols-3 gap-[24pt]">
        {text.signatures.map((line) => (
          <li key={line} className="border-t-[0.75pt] border-[CanvasText] pt-[4pt]">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface RowsProps {
  result: PositionResult | WithoutWinner;
  ranked: RankedOnPaper | null;
  /** What is said of the position below its title. */
  notes: readonly string[];
  outcomeOf: (candidate: ResultCandidate) => string;
  eligible: number | undefined;
}

function Rows({ result, ranked, notes, outcomeOf, eligible }: RowsProps) {
  const { position, abstained, valid } = result;
  const blank = { key: 'blank', name: text.abstained, votes: numberText(abstained), outcome: '–' };
  const entries = [
    ...(ranked?.rankedEntries(result) ?? markedEntries(result, outcomeOf)),
    ...(abstained === 0 ? [] : [blank]),
  ];
  const total = valid + abstained;
  return (
    <tbody className="break-inside-avoid">
      {entries.map(({ key, name, votes, outcome }, index) => (
        <tr key={key}>
          {index === 0 && (
            <th className={cell} scope="rowgroup" rowSpan={entries.length}>
              <bdi>{position}</bdi>
              {notes.map((note) => (
                <span key={note} className="block font-normal">
                  {note}
                </span>
              ))}
              {eligible !== undefined && (
                <span className="block font-normal">
                  {turnoutMessages.ofAll(total, eligible, percentOf(total, eligible))}
                </span>
              )}
            </th>
          )}
          <td className={cell}>
            <bdi>{name}</bdi>
          </td>
          <td className={`${cell} tabular-nums`}>{votes}</td>
          <td className={cell}>{outcome}</td>
        </tr>
      ))}
    </tbody>
  );
}

function markedEntries(
  { candidates, left = [], disqualified = [], nobody }: PositionResult | WithoutWinner,
  outcomeOf: RowsProps['outcomeOf'],
): SheetEntry[] {
  const all: readonly ResultCandidate[] = [...candidates, ...left, ...disqualified];
  return [
    ...all.map((candidate) => ({
      key: candidate._id,
      name: ballotName(candidate.student),
      votes: numberText(candidate.votes),
      outcome: outcomeOf(candidate),
    })),
    ...(nobody === null
      ? []
      : [
          {
            key: 'nobody',
            name: nobodyName(nobody.name),
            votes: numberText(nobody.votes),
            outcome: '–',
          },
        ]),
  ];
}

/** Who is disqualified, where nobody has won. */
function disqualifiedIn({ disqualified = [] }: WithoutWinner): RowsProps['outcomeOf'] {
  const out: ReadonlySet<ResultCandidate> = new Set(disqualified);
  return (candidate) => (out.has(candidate) ? rulingMessages.disqualified : '');
}

/** What became of each candidate of a position that was won or is tied. */
function outcomeIn(result: PositionResult): RowsProps['outcomeOf'] {
  const elected = new Set(electedOf(result));
  const tied = new Set(tiedOf(result));
  const out: ReadonlySet<ResultCandidate> = new Set(result.disqualified);
  return (candidate) => {
    if (elected.has(candidate)) return electedAs(result, candidate._id);
    if (out.has(candidate)) return rulingMessages.disqualified;
    if (result.left?.includes(candidate) === true) return outcomeMessages.left;
    return tied.has(candidate) ? text.tied : '';
  };
}

function QuestionRow({ question }: { question: AnsweredQuestion }) {
  return (
    <tbody className="break-inside-avoid">
      <tr>
        <th className={cell} scope="row">
          <bdi>{question.position}</bdi>
        </th>
        <td className={cell} colSpan={3}>
          <span className="block whitespace-pre-line">
            <bdi>{question.text}</bdi>
          </span>
          {questionWords(question)}
        </td>
      </tr>
    </tbody>
  );
}
