import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import { documentOf } from '../elections/documents.ts';
import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { findUploads } from '../uploads/find-uploads.ts';
import {
  countVersion,
  deleteEdit,
  findEditedId,
  putEdit,
  rejectEdit,
  updateProfile,
} from './edit-store.ts';
import { lockForDecision, lockNomination } from './lock-nomination.ts';
import { isSameProfile } from '../elections/profile-columns.ts';
import { refuseLineOfOther } from './line-of-other.ts';
import { statementsAfter } from './statements.ts';
import type { NominationRow } from './store.ts';
import { findNomination } from './store.ts';
import { presentNomination } from './view.ts';
import type { Decided } from './write-decision.ts';

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
    const { manifesto = sent.manifesto, apart = sent.apart } = texts;
    const writing = { offered, writtenIn: documentOf(nomination.settings).writtenIn };
    const translations = statementsAfter(sent, { ...texts, translations: given }, writing);
    const profile = { ...texts, manifesto, apart, photo_upload_id, translations };
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

/** Puts a change in the place of the accepted text, or rejects it: then the candidate and that text stay as they were. */
export async function decideEdit(
  tx: Tx,
  actor: Actor,
  given: { editId: string; version?: number | undefined; says: 'yes' } | GivenNo,
): Promise<Decided | null> {
  const { editId } = given;
  const id = await findEditedId(tx, editId);
  if (id === null) return null;
  const nomination = await lockForDecision(tx, actor, { id, act: 'pending' });
  const { edit } = nomination;
  // Decided, or sent anew, meanwhile.
  if (edit?.id !== editId || edit.rejectedAt !== null) throw new Refused('unknown-nomination');
  if (given.says === 'no') await rejectEdit(tx, id, given.reason);
  else {
    if (given.version !== undefined && given.version !== nomination.version) {
      throw new Refused('nomination-changed');
    }
    await refuseLineOfOther(tx, { ...nomination, apart: edit.apart });
    await updateProfile(tx, id, edit);
    await deleteEdit(tx, id);
  }
  const act = given.says === 'yes' ? 'nomination.accept-edit' : 'nomination.reject-edit';
  const { position, election, electionId } = nomination;
  const detail = `${position}, ${election}`;
  await record(tx, { actorId: actor.id, act, objectId: id, electionId, detail });
  return present(tx, id);
}
interface GivenNo {
  editId: string;
  says: 'no';
  /** The candidate sees it until they send another one. */
  reason: string | null;
}

async function present(tx: Tx, id: string) {
  const row = await findNomination(tx, id);
  if (row === null) throw new Error('a nomination vanished while it was held');
  return presentNomination(row);
}
