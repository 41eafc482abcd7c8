import type { Actor } from '#core/actor.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { notStuck } from './resend.ts';
import { discard, discardFailed } from './decision-store.ts';

/** Takes a failed e-mail off the list; it is not sent. */
export async function discardEmail(
  services: Services,
  actor: Actor,
  { id }: Input<'discardEmail'>,
) {
  await services.transact(async (tx) => {
    const email = await discard(tx, id);
    if (email === null) throw await notStuck(tx, id);
    const detail = email.subject;
    await record(tx, { actorId: actor.id, act: 'letter.discard', objectId: id, detail });
  });
  return { message: answers.emailDiscarded };
}

/** Takes all failed e-mails off the list. */
export async function discardFailedEmails(services: Services, actor: Actor) {
  const emails = await services.transact(async (tx) => {
    const count = await discardFailed(tx);
    await record(tx, {
      actorId: actor.id,
      act: 'letter.discard',
      objectId: actor.id,
      detail: String(count),
    });
    return count;
  });
  return { emails, message: answers.emailsDiscarded };
}
