import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import { record } from '../../platform/record.ts';
import type { Services } from '../../services.ts';
import { lockLife } from '../life/lock-life.ts';
import { insertChange } from '../life/store.ts';
import { keepKit } from '../recount/keep-kit.ts';
import { lockCandidates } from '../first-vote-store.ts';
import { findNomination } from './store.ts';
import { markLeft } from './step-down-store.ts';

/**
 * Leaves after the first vote for the position: one stays on the ballot, the votes count, and the rule
 * that was fixed before voting opened says what becomes of the seat. Before the first vote a candidate
 * withdraws instead.
 */
export async function stepDown(services: Services, actor: Actor, { id }: Input<'stepDown'>) {
  const closedId = await services.transact(async (tx) => {
    const nomination = await findNomination(tx, id);
    if (nomination?.nomineeId !== actor.id || nomination.status !== 'accepted') {
      throw new Refused('unknown-nomination');
    }
    const { electionId, positionId, position, name } = nomination;
    const { row, phase } = await lockLife(tx, electionId);
    if (row.certified_at !== null) throw new Refused('election-certified');
    if (phase === 'cancelled') throw new Refused('unknown-nomination');
    if (!(await lockCandidates(tx, positionId))) throw new Refused('not-fixed-yet');
    if (!(await markLeft(tx, id))) throw new Refused('stepped-down');
    const what = `${name} has stepped down as a candidate for ${position}. Votes for them count.`;
    await insertChange(tx, { electionId, what, reason: '', actorId: actor.id, officers: null });
    const detail = `${row.name}: ${position}, ${name}`;
    const line = { actorId: actor.id, objectId: id, electionId, detail };
    await record(tx, { ...line, act: 'nomination.step-down' });
    await services.live.announce(tx, { kind: 'elections' });
    return row.closed_at === null ? null : electionId;
  });
  // Who is elected may be somebody else now.
  if (closedId !== null) await services.transact((tx) => keepKit(tx, closedId, 'next'));
  return { message: answers.steppedDown };
}
