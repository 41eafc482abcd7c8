import { contactCodes } from '#core/contact/contact-request.ts';
import { sentences } from '#core/sentences.ts';
import { api } from '#contract/api.ts';
import { handle } from '../http/bind.ts';
import { decideContact } from './decide-contact.ts';

/** Marks a message rejected. */
export const rejectContact = handle(api.rejectContact, async ({ actor, params, ctx }) => ({
  contact: await decideContact(ctx, actor, {
    id: params.id,
    code: contactCodes.rejected,
    act: 'contact.reject',
  }),
  message: sentences.contactRejected,
}));
