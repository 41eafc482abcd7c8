import { canChangeOutcome } from '#core/elections/dispute.ts';
import type { Tx } from '../../platform/db/client.ts';
import { decideElections } from '../decide-election.ts';
import { listDraws } from '../draw-store.ts';
import { listWholeElections } from '../../elections/store.ts';
import { isCounted } from '../../elections/view.ts';
import type { WhichPositions } from './store.ts';
import { lockDisputed, writeDispute } from './store.ts';

/**
 * Counts the disputed votes of positions, and writes down whether they could decide who is elected. The
 * close of an election and whoever disputes a vote hold its row, so the last of them knows both.
 */
export async function countDisputes(tx: Tx, which: WhichPositions): Promise<void> {
  const found = await lockDisputed(tx, which);
  if (found.length === 0) return;
  const opened = found.filter(({ isOpened }) => isOpened).map(({ electionId }) => electionId);
  const ids = [...new Set(opened)];
  const elections =
    ids.length === 0 ? [] : await listWholeElections(tx, { ids, withHeldCounts: true });
  const outcomes = await decideElections(tx, elections.filter(isCounted), await listDraws(tx, ids));
  const decided = new Map([...outcomes.values()].flat().map((one) => [one.position.id, one]));
  for (const { id, disputed } of found) {
    const margin = decided.get(id)?.margin?.votes ?? null;
    await writeDispute(tx, id, {
      votes: disputed,
      margin,
      blocks_certification: canChangeOutcome(disputed, margin),
    });
  }
}
