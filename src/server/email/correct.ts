import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { listFailed } from './queue-store.ts';
import { notStuck } from './resend.ts';
import { correctAddress } from './decision-store.ts';

/**
 * Sends a failed e-mail to another address. One with a link is for the account that it opens: there the
 * account is corrected, and a new link goes to the address that counts then.
 */
export async function correctEmail(
  services: Services,
  actor: Actor,
  { id, email }: Input<'correctEmail'>,
) {
  await services.transact(async (tx) => {
    const corrected = await correctAddress(tx, id, email);
    if (corrected === null) {
      const isListed = (await listFailed(tx)).some((one) => one.id === id);
      throw isListed ? new Refused('letter-holds-link') : await notStuck(tx, id);
    }
    const isHastened = await services.jobs.hasten(tx, 'send-letter', [{ letterId: id }]);
    if (isHastened === 0) await services.jobs.enqueue(tx, 'send-letter', { letterId: id });
    await record(tx, {
      actorId: actor.id,
      act: 'letter.correct',
      objectId: id,
      detail: corrected.subject,
    });
  });
}
