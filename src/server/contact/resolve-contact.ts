import { contactCodes } from '#core/contact/contact-request.ts';
import { sentences } from '#core/sentences.ts';
import { api } from '#contract/api.ts';
import { handle } from '../http/bind.ts';
import { decideContact } from './decide-contact.ts';

/** Marks a message resolved. */
export const resolveContact = handle(api.resolveContact, async ({ actor, params, ctx }) => ({
  contact: await decideContact(ctx, actor, {
    id: params.id,
    code: contactCodes.resolved,
    act: 'contact.resolve',
  }),
  message: sentences.contactResolved,
}));
