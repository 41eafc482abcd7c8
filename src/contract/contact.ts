import { z } from 'zod';
import { contactCategories, contactLimits } from '../core/contact/contact-request.ts';
import { sentences } from '../core/sentences.ts';
import { endpoint } from './endpoint.ts';
import { ById, Done, emailAddress, Id, lineOfText, longText } from './fields.ts';
import { routes } from './routes.ts';

const all = sentences.fillAllFields;

/** A message to the council (specification, section 3). */
export const Contact = z
  .object({
    _id: Id,
    name: z.string(),
    email: z.string(),
    category: z.enum(contactCategories),
    message: z.string(),
    resolved: z.int().describe('1 resolved, 0 rejected, 2 in progress'),
    createdAt: z.string().describe('ISO 8601 in UTC'),
  })
  .meta({ id: 'Contact', description: 'A message to the council' });
export type Contact = z.output<typeof Contact>;

/** A message and the sentence that the screen shows. */
const ContactReply = z.object({ contact: Contact, message: z.string() });
/** What the two decisions about a message share. */
const decision = {
  access: 'officers',
  params: ById,
  reply: ContactReply,
  refuses: ['unknown-contact'],
} as const;

/** The calls about messages to the council (contract, "The calls"). */
export const contact = {
  createContact: endpoint({
    ...routes.createContact,
    access: 'any',
    summary: 'Write to the council',
    body: z.object({
      name: lineOfText(contactLimits.name, all),
      email: emailAddress(all),
      category: z.enum(contactCategories, { error: all }),
      message: longText(contactLimits.message, all),
    }),
    reply: ContactReply,
    status: 201,
    refuses: ['too-many-requests'],
  }),
  listContacts: endpoint({
    ...routes.listContacts,
    access: 'officers',
    summary: 'The messages, unsettled ones first, then newest first; at most 1,000',
    reply: z.array(Contact),
  }),
  deleteContact: endpoint({
    ...routes.deleteContact,
    access: 'officers',
    summary: 'Delete a message',
    params: ById,
    reply: Done,
    refuses: ['unknown-contact'],
  }),
  resolveContact: endpoint({
    ...routes.resolveContact,
    ...decision,
    summary: 'Mark a message resolved',
  }),
  rejectContact: endpoint({
    ...routes.rejectContact,
    ...decision,
    summary: 'Mark a message rejected',
  }),
};
