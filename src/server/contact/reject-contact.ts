import type { Actor } from '#core/actor.ts';
import { contactCodes } from '#core/contact/contact-request.ts';
import { sentences } from '#core/sentences.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../services.ts';
import { decideContact } from './decide-contact.ts';

/** Marks a message rejected. */
export async function rejectContact(
  services: Services,
  actor: Actor,
  { id }: Input<'rejectContact'>,
) {
  return {
    contact: await decideContact(services, actor, {
      id,
      code: contactCodes.rejected,
      act: 'contact.reject',
    }),
    message: sentences.contactRejected,
  };
}
