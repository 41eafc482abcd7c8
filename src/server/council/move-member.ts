import type { Actor } from '#core/actor.ts';
import { knownPosition } from '#core/council/committees.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { duplicateIn } from '../platform/db/duplicate.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { findMember, lockMember, updatePosition } from './store.ts';
import { presentMember } from './view.ts';

/** Moves a member to another position of the catalogue. */
export async function moveMember(services: Services, actor: Actor, input: Input<'moveMember'>) {
  const position = knownPosition(input.position);
  if (position === null) throw new Refused('unknown-council-position');
  try {
    const member = await services.transact(async (tx) => {
      const locked = await lockMember(tx, input.id);
      if (locked === null || locked.hasEnded) throw new Refused('unknown-member');
      if (locked.position !== position) {
        await updatePosition(tx, input.id, position);
        await record(tx, {
          actorId: actor.id,
          act: 'member.move',
          objectId: input.id,
          detail: `${locked.position} to ${position}`,
        });
      }
      return findMember(tx, input.id);
    });
    if (member === null) throw new Refused('unknown-member');
    return { member: presentMember(member) };
  } catch (error) {
    if (duplicateIn(error) === 'members_account_id_position') throw new Refused('already-member');
    throw error;
  }
}
