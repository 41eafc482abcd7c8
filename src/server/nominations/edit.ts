import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import { officerAct } from '../officer-act.ts';
import type { Services } from '../services.ts';
import { findUploads } from '../uploads/find-uploads.ts';
import { countVersion, deleteEdit, putEdit, rejectEdit, updateProfile } from './edit-store.ts';
import { lockForDecision, lockNomination } from './lock-nomination.ts';
import { isSameProfile } from '../elections/profile-columns.ts';
import { statementsAfter } from './statements.ts';
import type { EditRow, NominationRow } from './store.ts';
import { findNomination, listEditedRows } from './store.ts';
import { presentEdit, presentNomination } from './view.ts';

/**
 * Changes what a candidate says. Before a decision it is changed at once; after acceptance the change
 * waits, and the accepted text stays. Who goes back to the accepted text takes the change back.
 */
export async function editNomination(
  services: Services,
  actor: Actor,
  { id, imageUrl, translations: given, ...texts }: Input<'editNomination'>,
) {
  const { languages: offered } = await services.campus.settings();
  const isAllowed = ({ nomineeId }: NominationRow) => nomineeId === actor.id;
  return services.transact(async (tx) => {
    const { imageUrl: photo_upload_id } = await findUploads(tx, { imageUrl });
    const nomination = await lockNomination(tx, actor, { id, act: 'edit', isAllowed });
    // Where it is left out, what they sent last stays.
    const sent = nomination.edit ?? nomination;
    const { manifesto = sent.manifesto } = texts;
    const writing = { offered, writtenIn: nomination.writtenIn };
    const translations = statementsAfter(sent, { ...texts, translations: given }, writing);
    const profile = { ...texts, manifesto, photo_upload_id, translations };
    const doesWait = nomination.status === 'accepted' && !isSameProfile(nomination, profile);
    if (doesWait) await putEdit(tx, id, profile);
    else {
      await updateProfile(tx, id, profile);
      await deleteEdit(tx, id);
    }
    await countVersion(tx, id);
    const waits = doesWait && { message: answers.nominationEditWaits };
    return { nomination: await present(tx, id), ...waits };
  });
}

/** Changes that wait for a decision, oldest first. */
export async function listNominationEdits(services: Services) {
  return (await listEditedRows(services.db)).flatMap((row) =>
    row.edit === null ? [] : [{ ...presentNomination(row), edit: presentEdit(row.edit) }],
  );
}

type Presented = Awaited<ReturnType<typeof present>>;

/** Puts a change in the place of the accepted text. */
export const acceptNominationEdit = officerAct<'acceptNominationEdit', Presented>({
  async run({ tx, actor, input }) {
    const { nomination: asked, edit } = await lockEdit(tx, actor, input);
    await updateProfile(tx, asked.id, edit);
    await deleteEdit(tx, asked.id);
    await note(tx, actor, 'nomination.accept-edit', asked);
    return present(tx, asked.id);
  },
  answer: (_services, _input, nomination) => ({ nomination }),
});

/** Rejects a change. The candidate sees it with the reason until they send another one. */
export const rejectNominationEdit = officerAct<'rejectNominationEdit', Presented>({
  async run({ tx, actor, input }) {
    const { reason = '' } = input;
    const { nomination: asked } = await lockEdit(tx, actor, input);
    await rejectEdit(tx, asked.id, reason === '' ? null : reason);
    await note(tx, actor, 'nomination.reject-edit', asked);
    return present(tx, asked.id);
  },
  answer: (_services, _input, nomination) => ({ nomination }),
});

/** Holds the change that an officer has read; another one, or none, is refused. */
async function lockEdit(
  tx: Tx,
  actor: Actor,
  { id, version }: { id: string; version: number },
): Promise<{ nomination: NominationRow; edit: EditRow }> {
  const nomination = await lockForDecision(tx, actor, { id, act: 'pending' });
  const { edit } = nomination;
  if (edit === null || edit.rejectedAt !== null) throw new Refused('no-edit');
  if (nomination.version !== version) throw new Refused('nomination-changed');
  return { nomination, edit };
}

function note(
  tx: Tx,
  { id: actorId }: Actor,
  act: 'nomination.accept-edit' | 'nomination.reject-edit',
  { id: objectId, position, election, electionId }: NominationRow,
) {
  return record(tx, { actorId, act, objectId, electionId, detail: `${position}, ${election}` });
}

async function present(tx: Tx, id: string) {
  const row = await findNomination(tx, id);
  if (row === null) throw new Error('a nomination vanished while it was held');
  return presentNomination(row);
}
