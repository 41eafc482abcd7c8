import { Refused } from '#core/refusal.ts';
import { record } from '../platform/record.ts';
import { endProposalsOf } from '../proposals/expire.ts';
import { officerAct } from '../officer-act.ts';
import { lockCandidates } from '../elections/first-vote-store.ts';
import { deleteEntered, listEnteredRows } from './entered-store.ts';
import { holdAccount } from './store.ts';

/** Takes somebody back who was entered in a draft by mistake. A candidate is taken off instead. */
export const takeBackEntered = officerAct<'takeBackEntered', void>({
  async run({ tx, actor, input: { id } }) {
    if (!(await holdAccount(tx, actor.id))) throw new Refused('not-logged-in');
    const [found] = await listEnteredRows(tx, { id });
    if (found === undefined) throw new Refused('unknown-entered');
    await lockCandidates(tx, found.positionId);
    const [row] = await listEnteredRows(tx, { id });
    if (row === undefined) throw new Refused('unknown-entered');
    // What somebody said stays as well.
    if (row.status !== null || row.hasLeft) throw new Refused('entered-stands');
    const { accountId, electionId, position, election } = row;
    await deleteEntered(tx, id);
    await endProposalsOf(tx, { act: 'election.publish', electionId });
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
