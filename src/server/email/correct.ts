import { Refused } from '#core/refusal.ts';
import { record } from '../platform/record.ts';
import { officerAct } from '../officer-act.ts';
import { listFailed } from './queue-store.ts';
import { notStuck } from './resend.ts';
import { correctAddress } from './decision-store.ts';

/**
 * Sends a failed e-mail to another address. One with a link is for the account that it opens: there the
 * account is corrected, and a new link goes to the address that counts then.
 */
export const correctEmail = officerAct<'correctEmail', void>({
  async run({ tx, actor, input: { id, email }, services }) {
    const corrected = await correctAddress(tx, id, email);
    if (corrected === null) {
      const isListed = (await listFailed(tx)).some((one) => one.id === id);
      throw isListed ? new Refused('email-holds-link') : await notStuck(tx, id);
    }
    const isHastened = await services.jobs.hasten(tx, 'send-email', [{ emailId: id }]);
    if (isHastened === 0) await services.jobs.enqueue(tx, 'send-email', { emailId: id });
    await record(tx, {
      actorId: actor.id,
      act: 'email.correct',
      objectId: id,
      detail: corrected.subject,
    });
  },
  answer: () => undefined,
});
