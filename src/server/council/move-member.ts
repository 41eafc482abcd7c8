import { knownPosition } from '#core/council/committees.ts';
import { Refused } from '#core/refusal.ts';
import { duplicateIn } from '../platform/db/duplicate.ts';
import { record } from '../platform/record.ts';
import { officerAct } from '../officer-act.ts';
import type { MemberRow } from './store.ts';
import { findMember, lockMember, updatePosition } from './store.ts';
import { answerMember } from './view.ts';

/** Moves a member to another position of the catalogue. */
export const moveMember = officerAct<'moveMember', MemberRow | null>({
  async run({ tx, actor, input }) {
    const position = knownPosition(input.position);
    if (position === null) throw new Refused('unknown-council-position');
    const locked = await lockMember(tx, input.id);
    if (locked === null || locked.hasEnded) throw new Refused('unknown-member');
    if (locked.position !== position) {
      try {
        await updatePosition(tx, input.id, position);
      } catch (error) {
        if (duplicateIn(error) !== 'members_account_id_position') throw error;
        throw new Refused('already-member');
      }
      await record(tx, {
        actorId: actor.id,
        act: 'member.move',
        objectId: input.id,
        detail: `${locked.position} to ${position}`,
      });
    }
    return findMember(tx, input.id);
  },
  answer: answerMember,
});
