import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { removeMember } from './store.ts';

/** Rejects a proposal, or takes a member off the council. */
export async function deleteMember(
  services: Services,
  actor: Actor,
  { id }: Input<'deleteMember'>,
) {
  await services.transact(async (tx) => {
    if (!(await removeMember(tx, id))) throw new Refused('unknown-member');
    await record(tx, { actorId: actor.id, act: 'member.delete', objectId: id });
    await services.live.announce(tx, { kind: 'members' });
  });
  return { message: answers.memberRemoved };
}
