import type { Actor } from '#core/actor.ts';
import { contactCodes } from '#core/contact/contact-request.ts';
import { sentences } from '#core/sentences.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../services.ts';
import { decideContact } from './decide-contact.ts';

/** Marks a message resolved. */
export async function resolveContact(
  services: Services,
  actor: Actor,
  { id }: Input<'resolveContact'>,
) {
  return {
    contact: await decideContact(services, actor, {
      id,
      code: contactCodes.resolved,
      act: 'contact.resolve',
    }),
    message: sentences.contactResolved,
  };
}
