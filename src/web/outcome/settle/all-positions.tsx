import type { Reply } from '#web/app/call.ts';
import { settleMessages as text } from '#texts/en/settle.ts';
import { Fold } from '#web/kit/fold.tsx';

type Position = Reply<'readOutcome'>['positions'][number];

/** So many positions stand one by one. */
const mostAtLength = 8;

export const areMany = (positions: readonly Position[]): boolean => positions.length > mostAtLength;

/** Whether a draw decides it, which is entered once for all. */
export const isToDraw = (one: Position, tie: 'draw' | 'run-off'): boolean =>
  one.outcome === 'tie' && tie === 'draw' && one.followedBy.length + one.openedAgain === 0;

/** Of many positions which hold the certificate up, and how each of them stands. */
export function AllPositions({ positions }: { positions: readonly Position[] }) {
  const waits = positions.map((one) => ({ ...one, wait: waitOf(one) }));
  const holding = waits.filter(({ wait }) => wait !== null);
  return (
    <div className="grid gap-1 text-ui" data-all-positions>
      <p>
        {text.holds(
          holding.map(({ position }) => position),
          positions.length,
        )}
      </p>
      <Fold title={text.allPositions(positions.length)} level={3}>
        <ul className="grid gap-x-6 gap-y-1 md:grid-cols-2">
          {[...holding, ...waits.filter(({ wait }) => wait === null)].map((one) => (
            <li key={one.positionId} className="wrap-anywhere">
              <bdi>{one.position}</bdi>: {one.wait ?? text.noQuestion}
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}

/** What is due before it can be certified; null where nothing is. */
function waitOf({ outcome, tied, followedBy }: Position): string | null {
  if (followedBy.length > 0) return null;
  if (outcome === 'tie') return text.waits.tie(tied);
  if (outcome === 'vote-again') return text.waits.again;
  return outcome === 'no-majority' ? text.waits.secondRound : null;
}
