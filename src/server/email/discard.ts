import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import { officerAct } from '../officer-act.ts';
import type { Services } from '../services.ts';
import { notStuck } from './resend.ts';
import { discard, discardFailed } from './decision-store.ts';

/** Takes a failed e-mail off the list; it is not sent. */
export const discardEmail = officerAct<'discardEmail', void>({
  async run({ tx, actor, input: { id } }) {
    const email = await discard(tx, id);
    if (email === null) throw await notStuck(tx, id);
    const detail = email.subject;
    await record(tx, { actorId: actor.id, act: 'email.discard', objectId: id, detail });
  },
  answer: () => undefined,
});

/** Takes all failed e-mails off the list. */
export const discardFailedEmails = officerAct<'discardFailedEmails', number>({
  async run({ tx, actor }) {
    const count = await discardFailed(tx);
    await record(tx, {
      actorId: actor.id,
      act: 'email.discard',
      objectId: actor.id,
      detail: String(count),
    });
    return count;
  },
  answer: (_services, _input, emails) => ({ emails }),
});

/** For how many days a failed e-mail waits for a decision. */
const keptDays = 90;

/** Forgets e-mails that failed long ago. */
export async function sweepFailedEmails({ transact }: Pick<Services, 'transact'>): Promise<void> {
  await transact((tx) => discardFailed(tx, keptDays));
}

/** Takes a failed e-mail off the list for something in its place: its kind, and whom it was for. */
export async function replaceFailed(tx: Tx, id: string): Promise<{ keyKind: string; to: string }> {
  const email = await discard(tx, id);
  if (email === null) throw await notStuck(tx, id);
  return email;
}
