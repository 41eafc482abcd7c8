import { Refused } from '#core/refusal.ts';
import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import { officerAct } from '../officer-act.ts';
import type { Services } from '../services.ts';
import { discard, discardFailed, emailExists } from './decision-store.ts';

/** Takes failed e-mails off the list, one or all; they are not sent. */
export const discardEmails = officerAct<'discardEmails', number>({
  async run({ tx, actor, input: { id } }) {
    const one = id === undefined ? null : await discard(tx, id);
    if (id !== undefined && one === null) throw await notStuck(tx, id);
    const count = one === null ? await discardFailed(tx) : 1;
    const objectId = id ?? actor.id;
    const detail = one?.subject ?? String(count);
    await record(tx, { actorId: actor.id, act: 'email.discard', objectId, detail });
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

/** Why a decision about this e-mail cannot be taken. */
export async function notStuck(tx: Tx, id: string): Promise<Refused> {
  return new Refused((await emailExists(tx, id)) ? 'email-not-stuck' : 'unknown-email');
}
