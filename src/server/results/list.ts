import { orderElections } from '#core/elections/order.ts';
import { nextPhaseChange, phaseOf } from '#core/elections/phase.ts';
import type { Election } from '#contract/election-shapes.ts';
import type { Services } from '../services.ts';
import type { Reading } from '../verb.ts';
import { presentElection } from '../elections/view.ts';

/** All published elections, the same for everybody: what concerns one viewer is in listMyBallots. */
export const listElections: Reading<'listElections'> = {
  after: ['elections', 'standings', 'last-votes'],
  async make(services, { now }) {
    const at = now.getTime();
    const all = await services.elections.listCounted(now);
    const rolls = all.filter(({ row }) => row.electorate === 'roll').map(({ row }) => row);
    const rollSizes = await services.elections.rollSizes(services.db, rolls);
    const elections = all.map((whole) => presentElection(whole, rollSizes, at));
    const ordered = orderElections(elections, at);
    return {
      reply: { elections: ordered, asOf: momentOf(services, ordered, now) },
      until: nextPhaseChange(elections, at),
    };
  },
};

/**
 * As of when the counts are. While some are not shown vote by vote, an answer that is otherwise the
 * same keeps its moment: one that moves would tell when somebody votes.
 */
function momentOf(services: Services, elections: readonly Election[], now: Date): string {
  const asOf = now.toISOString();
  const isHeldBack = (one: Election) =>
    one.standings !== 'live' && phaseOf(one, now.getTime()) !== 'closed';
  if (!elections.some(isHeldBack)) return asOf;
  return services.elections.momentOf(JSON.stringify(elections), asOf);
}
