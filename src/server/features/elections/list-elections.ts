import { nextDoor, phaseOf } from '#core/elections/phase.ts';
import type { Phase } from '#core/elections/phase.ts';
import { api } from '#contract/api.ts';
import type { Election } from '#contract/election-shapes.ts';
import { prepare } from '../../http/bind.ts';
import { presentElection } from './present.ts';
import { listWholeElections } from './store.ts';

/** All elections, the same for everybody: what concerns one viewer is in listMyBallots. */
export const listElections = prepare(api.listElections, {
  after: ['elections', 'standings', 'last-votes'],
  async make({ ctx, now }) {
    const at = now.getTime();
    const elections = (await listWholeElections(ctx.db)).map((whole) => presentElection(whole, at));
    return {
      reply: { elections: inOrder(elections, at), asOf: now.toISOString() },
      until: nextDoor(elections, at),
    };
  },
});

const phaseOrder: readonly Phase[] = ['open', 'upcoming', 'closed'];

/** Open first, the soonest to close on top; then what comes; then what has ended, newest first. */
function inOrder(elections: readonly Election[], now: number): Election[] {
  const keyed = elections.map((election) => {
    const phase = phaseOf(election, now);
    const moment = Date.parse(phase === 'upcoming' ? election.startDate : election.endDate);
    return {
      election,
      phase: phaseOrder.indexOf(phase),
      moment: phase === 'closed' ? -moment : moment,
    };
  });
  return keyed
    .toSorted((a, b) => a.phase - b.phase || a.moment - b.moment)
    .map(({ election }) => election);
}
