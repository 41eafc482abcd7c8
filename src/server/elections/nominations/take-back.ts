import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { record } from '../../platform/record.ts';
import type { Services } from '../../services.ts';
import { deleteEntered } from './entered-store.ts';
import { lockUnanswered } from './lock-entered.ts';

/** Takes somebody back who was entered by mistake. An answer stands: a candidate is taken off instead. */
export async function takeBackEntered(
  services: Services,
  actor: Actor,
  { id }: Input<'takeBackEntered'>,
) {
  await services.transact(async (tx) => {
    const row = await lockUnanswered(tx, actor, { id });
    if (row.standsAs !== null) throw new Refused('entered-stands');
    const { electionId, position, election } = row;
    await deleteEntered(tx, id);
    const detail = `${position}, ${election}`;
    await record(tx, {
      actorId: actor.id,
      act: 'nomination.take-back',
      objectId: id,
      electionId,
      detail,
    });
  });
}
