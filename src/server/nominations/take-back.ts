import { Refused } from '#core/refusal.ts';
import { record } from '../platform/record.ts';
import { officerAct } from '../officer-act.ts';
import { deleteEntered } from './entered-store.ts';
import { lockUnanswered } from './lock-entered.ts';

/** Takes somebody back who was entered by mistake. An answer stands: a candidate is taken off instead. */
export const takeBackEntered = officerAct<'takeBackEntered', void>({
  async run({ tx, actor, input: { id } }) {
    const row = await lockUnanswered(tx, actor, { id });
    if (row.standsAs !== null) throw new Refused('entered-stands');
    const { accountId, electionId, position, election } = row;
    await deleteEntered(tx, id);
    const detail = `${position}, ${election}`;
    await record(tx, {
      actorId: actor.id,
      act: 'nomination.take-back',
      // What was entered is gone: only an account can still say who it was.
      objectId: accountId ?? id,
      electionId,
      detail,
    });
  },
  answer: () => undefined,
});
