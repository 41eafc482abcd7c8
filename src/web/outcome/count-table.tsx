import { rankCandidates } from '#core/elections/standings.ts';
import { percentOf } from '#core/elections/turnout.ts';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { electionsMessages } from '#texts/en/elections.ts';
import { rulingMessages } from '#texts/en/rulings.ts';
import { turnoutMessages } from '#texts/en/turnout.ts';
import { ballotName, nobodyName } from '#texts/entry-name.ts';
import { eligibleFor, useTurnout } from '#web/elections/queries.ts';
import type { AnsweredQuestion, PositionResult, WithoutWinner } from './winner-of.ts';
import { rankedLines } from './ranked-lines.ts';
import { RankedTable } from './ranked-table.tsx';
import { ResultPart } from './result-part.tsx';
import { isLong, postsOf } from './winner-of.ts';
import { numberText } from '#texts/formats.ts';

const { counts: text, entries } = electionsMessages;
const anyCell = 'px-(--table-edge) py-3 align-baseline';
const cell = `${anyCell} text-start`;
const numberHead = `${anyCell} w-px text-end font-medium`;
const number = `${anyCell} w-px text-end whitespace-nowrap tabular-nums`;

interface CountTableProps {
  result: ElectionResults;
  /** Prints the sheet of one position. */
  onPrint: (positionId: string) => void;
}

/** How many votes each candidate has, position by position; a ranked position has a table of its own. */
export function CountTable({ result, onPrint }: CountTableProps) {
  const turnout = useTurnout(result.electionId).data;
  const posts = postsOf(result).map((post) => ({ post, table: rankedLines(post) }));
  const plain = posts.filter(({ table }) => table === null);
  const isFolded = isLong(result);
  return (
    <ResultPart title={text.title} id="count-title" isFolded={isFolded}>
      <div className="grid grid-cols-1 gap-6">
        {plain.length + result.questions.length > 0 && (
          <div className="sheet overflow-hidden [--table-edge:28px] max-md:[--table-edge:16px]">
            <table className="w-full border-collapse">
              <thead className="text-ui text-ink-2">
                <tr>
                  <th className={`${cell} font-medium`} scope="col">
                    {text.candidate}
                  </th>
                  <th className={numberHead} scope="col">
                    {text.votes}
                  </th>
                  <th className={numberHead} scope="col">
                    {text.share}
                  </th>
                </tr>
              </thead>
              {plain.map(({ post }) => (
                <PositionRows
                  key={post.positionId}
                  position={post}
                  eligible={eligibleFor(turnout, post.positionId)}
                  onPrint={isFolded ? () => onPrint(post.positionId) : undefined}
                />
              ))}
              {result.questions.map((question) => (
                <QuestionRows key={question.positionId} question={question} />
              ))}
            </table>
          </div>
        )}
        {posts.map(
          ({ post, table }) =>
            table !== null && (
              <RankedTable
                key={post.positionId}
                post={post}
                table={table}
                eligible={eligibleFor(turnout, post.positionId)}
              />
            ),
        )}
      </div>
    </ResultPart>
  );
}

interface PositionRowsProps {
  position: PositionResult | WithoutWinner;
  eligible: number | undefined;
  onPrint: (() => void) | undefined;
}

function PositionRows({ position, eligible, onPrint }: PositionRowsProps) {
  const { candidates, left = [], disqualified = [], nobody, abstained, valid } = position;
  const total = valid + abstained;
  const standings = rankCandidates(
    [...candidates, ...left, ...disqualified].map(({ _id, votes, student }) => ({
      _id,
      votes,
      name: ballotName(student),
      isOut: disqualified.some((one) => one._id === _id),
    })),
  );
  return (
    <Rows
      title={position.position}
      onPrint={onPrint}
      turnout={
        eligible === undefined
          ? text.all(total)
          : turnoutMessages.ofAll(total, eligible, percentOf(total, eligible))
      }
      rows={[
        ...standings.map(({ candidate: { _id: key, name, votes }, rank }) => {
          return {
            key,
            name,
            votes,
            isFirst: rank === 1 && votes > 0 && !isRuledOut(position),
            mark: markOf(position, key),
          };
        }),
        ...(nobody === null
          ? []
          : [{ ...nobody, key: 'nobody', name: nobodyName(nobody.name), isFirst: false }]),
      ]}
      valid={valid}
      abstained={abstained}
    />
  );
}

/** By a ruling nobody has won, so nobody stands out. */
const isRuledOut = (position: PositionResult | WithoutWinner) =>
  'why' in position && position.asCast !== undefined;

/** What became of a candidate, in a word. */
function markOf(position: PositionResult | WithoutWinner, id: string): string {
  if (position.disqualified?.some(({ _id }) => _id === id) === true) {
    return rulingMessages.disqualified;
  }
  if (!('elected' in position)) return '';
  if (position.elected.includes(id)) return electionsMessages.results.winner;
  return position.tied.includes(id) ? electionsMessages.results.tie : '';
}

function QuestionRows({ question }: { question: AnsweredQuestion }) {
  const { position, yes, no, abstained, eligible } = question;
  const total = yes + no + abstained;
  return (
    <Rows
      title={position}
      turnout={turnoutMessages.ofAll(total, eligible, percentOf(total, eligible))}
      rows={[
        { key: 'yes', name: entries.yes, votes: yes, isFirst: yes > no },
        { key: 'no', name: entries.no, votes: no, isFirst: no > yes },
      ]}
      valid={yes + no}
      abstained={abstained}
    />
  );
}

interface RowsProps {
  title: string;
  onPrint?: (() => void) | undefined;
  turnout: string;
  rows: readonly { key: string; name: string; votes: number; isFirst: boolean; mark?: string }[];
  /** Of what the shares are. */
  valid: number;
  abstained: number;
}

function Rows({ title, onPrint, turnout, rows, valid, abstained }: RowsProps) {
  return (
    <tbody>
      <tr className="border-t border-line bg-paper">
        <th className={`${cell} font-semibold wrap-anywhere`} scope="rowgroup" colSpan={3}>
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <bdi>{title}</bdi>{' '}
            <span className="font-normal text-ink-2 tabular-nums">{turnout}</span>
            {onPrint !== undefined && (
              <button
                type="button"
                className="type-link min-h-11 print:hidden"
                aria-label={electionsMessages.results.printOf(title)}
                onClick={onPrint}
              >
                {electionsMessages.results.print}
              </button>
            )}
          </span>
        </th>
      </tr>
      {rows.map(({ key, name, votes, isFirst, mark = '' }) => (
        <tr key={key} className="border-t border-line">
          <th
            className={`${cell} wrap-anywhere ${isFirst ? 'font-semibold' : 'font-normal'}`}
            scope="row"
          >
            <bdi>{name}</bdi>
            {mark !== '' && <span className="font-normal text-ink-2"> ({mark})</span>}
          </th>
          <td className={`${number} font-semibold`}>{numberText(votes)}</td>
          <td className={`${number} text-ink-2`}>{text.percent(percentOf(votes, valid) ?? 0)}</td>
        </tr>
      ))}
      {abstained > 0 && (
        <tr className="border-t border-line">
          <th className={`${cell} font-normal`} scope="row">
            {text.abstained}
          </th>
          <td className={`${number} font-semibold`}>{abstained}</td>
          <td className={`${number} text-ink-2`}>–</td>
        </tr>
      )}
    </tbody>
  );
}
