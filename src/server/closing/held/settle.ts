import { Refused } from '#core/refusal.ts';
import { voterLines } from '#texts/election-line.ts';
import { closeAt } from '../../elections/act.ts';
import { electionAct } from '../../elections/election-act.ts';
import { updateElection } from '../../elections/life-store.ts';
import { endedNow } from '../../lifecycle/acts.ts';
import { findHold, settleHold } from '../../elections/holds-store.ts';
import type { HoldChoice } from '../../elections/holds-store.ts';

/** What voters read of a decision. */
const decided = { stands: 'result-stands', count: 'backup-counts' } as const satisfies Record<
  HoldChoice,
  string
>;

/**
 * Decides which result of an election counts that was closed and published before a restore. The close
 * itself does it: a decision can be another one until then.
 */
export const settleHeldClose = electionAct<'settleHeldClose'>({
  act: 'election.settle-hold',
  refusedIn: { draft: 'election-is-draft', cancelled: 'election-cancelled' },
  async run({ tx, input: { id, choice }, services, settings, election }) {
    const hold = await findHold(tx, id);
    const isOpen = hold !== null && election.row.closed_at === null && !hold.isBroughtBack;
    if (!isOpen || hold.choice === choice) throw new Refused('close-not-held');
    if (choice === 'stands' && !hold.canStand) throw new Refused('nothing-proves-result');
    // Everybody has seen a result, so nobody votes any more, whichever counts.
    await updateElection(tx, id, endedNow(election));
    await closeAt(tx, services, id, election.now);
    const lines = voterLines(settings.timeZone, { key: decided[choice], code: hold.code });
    return { ...lines, write: (entry) => settleHold(tx, id, choice, entry) };
  },
});
