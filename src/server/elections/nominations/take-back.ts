import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { record } from '../../platform/record.ts';
import type { Services } from '../../services.ts';
import { lockCandidates } from '../first-vote-store.ts';
import { deleteEntered, listEnteredRows } from './entered-store.ts';
import { holdAccount } from './store.ts';

/** Takes somebody back who was entered by mistake. An answer stands: a candidate is taken off instead. */
export async function takeBackEntered(
  services: Services,
  actor: Actor,
  { id }: Input<'takeBackEntered'>,
) {
  await services.transact(async (tx) => {
    if (!(await holdAccount(tx, actor.id))) throw new Refused('not-logged-in');
    const [asked] = await listEnteredRows(tx, { id });
    if (asked === undefined) throw new Refused('unknown-entered');
    await lockCandidates(tx, asked.positionId);
    const [row] = await listEnteredRows(tx, { id });
    if (row === undefined) throw new Refused('unknown-entered');
    if (row.saysYes !== null) throw new Refused('entered-answered');
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
