import { Refused } from '#core/refusal.ts';
import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import { officerAct } from '../officer-act.ts';
import type { Services } from '../services.ts';
import {
  discard,
  discardFailed,
  emailExists,
  isWaitingAfterFailure,
  releaseEmail,
} from './decision-store.ts';
import type { Actor } from '#core/actor.ts';
import type { ActServices } from '../officer-act.ts';
import { listEmailsOf, withdrawUnsent } from './follow-up-store.ts';

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

/**
 * Sends an e-mail again that failed, or tries one now that waits for its next try. False where it is none of these,
 * or its words are not kept.
 */
export async function sendAgain(
  tx: Tx,
  services: ActServices,
  { actor, id }: { actor: Actor; id: string },
): Promise<boolean> {
  if (await isWaitingAfterFailure(tx, id)) {
    await services.jobs.hasten(tx, 'send-email', [{ emailId: id }]);
    return true;
  }
  const email = await releaseEmail(tx, id);
  if (email === null) return false;
  await services.jobs.enqueue(tx, 'send-email', { emailId: id });
  const detail = email.subject;
  await record(tx, { actorId: actor.id, act: 'email.resend', objectId: id, detail });
  return true;
}

/**
 * Takes back what has not left of the e-mails with these keys, and of those that followed them (whose keys
 * begin with theirs). Answers the keys of those that left, in their order: a correction follows them.
 */
export async function takeBackUnsent(tx: Tx, keys: readonly string[]): Promise<string[]> {
  await withdrawUnsent(tx, keys);
  return listEmailsOf(tx, keys);
}
