import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Tx } from './db/client.ts';

/** What officers do is written down in the transaction that does it; never a choice or a secret. */
export type Act =
  | 'campus.set-up'
  | 'account.verify'
  | 'account.unverify'
  | 'account.delete'
  | 'account.sweep'
  | 'account.suspend'
  | 'account.lift'
  | 'account.role'
  | 'account.correct'
  | 'account.claim-number'
  | 'account.send-reset'
  | 'account.admin-link'
  | 'account.end-sessions'
  | 'election.create'
  | 'election.invite'
  | 'election.edit'
  | 'election.publish'
  | 'election.extend'
  | 'election.close'
  | 'election.pause'
  | 'election.resume'
  | 'election.cancel'
  | 'election.to-draft'
  | 'election.wipe'
  | 'election.delete'
  | 'election.draw-entry'
  | 'election.draw'
  | 'election.run-off'
  | 'election.appeal-answer'
  | 'election.certify'
  | 'election.kit'
  | 'election.forget-voters'
  | 'voter-list.import'
  | 'voter-list.undo'
  | 'voter-list.add'
  | 'voter-list.correct'
  | 'voter-list.remove'
  | 'nomination.accept'
  | 'nomination.reject'
  | 'nomination.reopen'
  | 'nomination.withdraw'
  | 'nomination.remove'
  | 'nomination.step-down'
  | 'nomination.accept-edit'
  | 'nomination.reject-edit'
  | 'letter.resend'
  | 'letter.send-now'
  | 'letter.correct'
  | 'letter.new-link'
  | 'letter.discard'
  | 'event.create'
  | 'event.edit'
  | 'event.delete'
  | 'member.verify'
  | 'member.unverify'
  | 'member.delete'
  | 'member.move'
  | 'member.seat'
  | 'contact.resolve'
  | 'contact.reject'
  | 'contact.delete'
  | 'contact.answer'
  | 'contact.note'
  | 'factor.add'
  | 'factor.remove'
  | 'factor.new-codes'
  | 'factor.recovery-code'
  | 'factor.take-off'
  | 'officer.log-in'
  | 'officer.refused'
  | 'campus.settings'
  | 'campus.hand-over'
  | 'clock.pause'
  | 'clock.go-on'
  | 'account.edit'
  | 'number.move'
  | 'number.check-in'
  | 'number.undo-check-in'
  | 'number.print-codes'
  | 'number.void-codes'
  | 'number.propose'
  | 'number.dismiss'
  | 'number.settle'
  | 'proposal.propose'
  | 'proposal.confirm'
  | 'proposal.refuse'
  | 'proposal.withdraw'
  | 'proposal.expire'
  | 'proposal.alone';

interface Line {
  actorId: string | null;
  act: Act;
  objectId: string;
  /** The election that it is about; an act on an election itself needs to say nothing. */
  electionId?: string;
  /** For people: a name, a title, a reason. It is kept beside the record and can be erased. */
  detail?: string;
  /** Of a file that everybody can read: it stands in the chain as it is, in the place of the hash of words. */
  fileSha256?: string;
}

/** Adds a line to the record. When the transaction commits it gets its place in the chain. */
export async function record(tx: Tx, { actorId, act, objectId, ...line }: Line): Promise<void> {
  const id = randomUUID();
  const { detail = '', electionId = act.startsWith('election.') ? objectId : null } = line;
  const salt = randomBytes(16);
  const ofFile = line.fileSha256 === undefined ? null : Buffer.from(line.fileSha256, 'hex');
  await tx
    .insertInto('records')
    .values({
      id,
      actor_id: actorId,
      act,
      object_id: objectId,
      election_id: electionId,
      detail_hash: detail === '' ? ofFile : hashDetail(salt, detail),
    })
    .execute();
  if (detail === '') return;
  await tx.insertInto('record_details').values({ record_id: id, salt, detail }).execute();
}

/** What the chain holds of the words of an entry. */
export function hashDetail(salt: Buffer, detail: string): Buffer {
  return createHash('sha256').update(salt).update(detail, 'utf8').digest();
}

/**
 * Erases what was said in words of the acts on an account, its candidacies and its seats; that they
 * were stays.
 */
export async function eraseDetails(tx: Tx, accountId: string): Promise<void> {
  const acts = tx
    .selectFrom('records')
    .select('id')
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('object_id', '=', accountId),
        eb(
          'object_id',
          'in',
          selectFrom('nominations').select('id').where('nominee_id', '=', accountId),
        ),
        eb(
          'object_id',
          'in',
          selectFrom('members').select('id').where('account_id', '=', accountId),
        ),
      ]),
    );
  await tx.deleteFrom('record_details').where('record_id', 'in', acts).execute();
}
