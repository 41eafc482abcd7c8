import { rankCandidates } from '#core/elections/standings.ts';
import { percentOf } from '#core/elections/turnout.ts';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { electionsMessages } from '#web/messages/en/elections.ts';
import { turnoutMessages } from '#web/messages/en/turnout.ts';
import { eligibleFor, useTurnout } from '#web/elections/queries.ts';
import type { PositionResult } from './winner-of.ts';
import { hasOutcome } from './winner-of.ts';

const text = electionsMessages.counts;
const anyCell = 'px-(--table-edge) py-3 align-baseline';
const cell = `${anyCell} text-start`;
const number = `${anyCell} w-px text-end whitespace-nowrap tabular-nums`;

/** How many votes each candidate has, position by position. */
export function CountTable({ result }: { result: ElectionResults }) {
  const turnout = useTurnout(result.electionId).data;
  return (
    <section aria-labelledby="count-title" className="beside-sheet:hidden">
      <h2 className="mb-5 type-h2" id="count-title">
        {text.title}
      </h2>
      <div className="sheet overflow-hidden [--table-edge:28px] max-md:[--table-edge:16px]">
        <table className="w-full border-collapse">
          <thead className="text-ui text-ink-2">
            <tr>
              <th className={`${cell} font-medium`} scope="col">
                {text.candidate}
              </th>
              <th className={`${number} font-medium`} scope="col">
                {text.votes}
              </th>
              <th className={`${number} font-medium`} scope="col">
                {text.share}
              </th>
            </tr>
          </thead>
          {result.results.filter(hasOutcome).map((position) => (
            <PositionRows
              key={position.positionId}
              position={position}
              eligible={eligibleFor(turnout, position.positionId)}
            />
          ))}
        </table>
      </div>
    </section>
  );
}

interface PositionRowsProps {
  position: PositionResult;
  eligible: number | undefined;
}

function PositionRows({ position, eligible }: PositionRowsProps) {
  const standings = rankCandidates(
    position.candidates.map(({ _id, votes, student }) => ({ _id, votes, name: student.name })),
  );
  const total = standings.reduce((sum, { candidate }) => sum + candidate.votes, 0);
  return (
    <tbody>
      <tr className="border-t border-line bg-paper">
        <th className={`${cell} font-semibold wrap-anywhere`} scope="rowgroup" colSpan={3}>
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <bdi>{position.position}</bdi>{' '}
            <span className="font-normal text-ink-2 tabular-nums">
              {eligible === undefined
                ? text.all(total)
                : turnoutMessages.ofAll(total, eligible, percentOf(total, eligible))}
            </span>
          </span>
        </th>
      </tr>
      {standings.map(({ candidate, rank, share }) => (
        <tr key={candidate._id} className="border-t border-line">
          <td
            className={`${cell} wrap-anywhere ${rank === 1 && candidate.votes > 0 ? 'font-semibold' : ''}`.trim()}
          >
            <bdi>{candidate.name}</bdi>
          </td>
          <td className={`${number} font-semibold`}>{candidate.votes}</td>
          <td className={`${number} text-ink-2`}>{text.percent(share)}</td>
        </tr>
      ))}
    </tbody>
  );
}
