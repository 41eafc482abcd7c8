import { randomUUID } from 'node:crypto';
import type { Tx } from './db/client.ts';

/** What officers do is written down in the transaction that does it; never a choice or a secret. */
export type Act =
  | 'campus.set-up'
  | 'account.verify'
  | 'account.unverify'
  | 'account.delete'
  | 'account.suspend'
  | 'account.lift'
  | 'account.role'
  | 'account.correct'
  | 'account.send-reset'
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
  | 'nomination.accept-edit'
  | 'nomination.reject-edit'
  | 'letter.resend'
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
  | 'campus.settings'
  | 'campus.hand-over'
  | 'account.edit';

/** Adds a line to the record. `detail` is for people: a name, a title. */
export async function record(
  tx: Tx,
  line: { actorId: string | null; act: Act; objectId: string; detail?: string },
): Promise<void> {
  await tx
    .insertInto('records')
    .values({
      id: randomUUID(),
      actor_id: line.actorId,
      act: line.act,
      object_id: line.objectId,
      detail: line.detail ?? null,
    })
    .execute();
}
