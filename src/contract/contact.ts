import { z } from 'zod';
import {
  contactCategories,
  contactLimits,
  answerMissing,
} from '../core/contact/contact-request.ts';
import { refusals } from '../core/refusal.ts';
import { sentences } from '../core/sentences.ts';
import { answers } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { ById, Done, emailAddress, Id, lineOfText, longText, pageNumber } from './fields.ts';
import { routes } from './routes.ts';

const all = sentences.fillAllFields;
const linkInvalid = refusals['link-invalid'][1];

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

/** What officers answered by e-mail. */
const ContactAnswer = z.object({
  _id: Id,
  text: z.string(),
  by: z.string().nullable().describe('Name of the officer; null when the account is deleted'),
  at: z.string().describe('ISO 8601 in UTC'),
});

const dueAt = z
  .string()
  .nullable()
  .describe('ISO 8601; until when an answer to a grievance is due, null where none is');

/** A message as officers see it. */
export const OfficerContact = Contact.extend({
  dueAt,
  answers: z.array(ContactAnswer).describe('Oldest first'),
}).meta({ id: 'OfficerContact', description: 'A message with its answers' });
export type OfficerContact = z.output<typeof OfficerContact>;

/** A message and the sentence that the screen shows. */
const ContactReply = z.object({ contact: Contact, message: z.string() });
const OfficerReply = z.object({ contact: OfficerContact, message: z.string() });
/** A message as whoever sent it sees it. */
const OwnMessage = z.object({
  _id: Id,
  category: z.enum(contactCategories),
  message: z.string(),
  resolved: z.int().describe('1 resolved, 0 rejected, 2 in progress'),
  createdAt: z.string().describe('ISO 8601 in UTC'),
  dueAt,
  answers: z.array(z.object({ text: z.string(), at: z.string() })).describe('Oldest first'),
});
/** What the two decisions about a message share. */
const decision = {
  access: 'officers',
  params: ById,
  reply: OfficerReply,
  refuses: ['unknown-contact'],
} as const;

/** The calls about messages to the council (contract, "The calls"). */
export const contact = {
  createContact: endpoint({
    ...routes.createContact,
    access: 'any',
    done: sentences.messageSent,
    summary: 'Write to the council',
    body: z.object({
      name: lineOfText(contactLimits.name, all),
      email: emailAddress(all),
      category: z.enum(contactCategories, { error: all }),
      message: longText(contactLimits.message, all),
    }),
    reply: ContactReply,
    status: 201,
    refuses: ['many-at-once'],
  }),
  listMyMessages: endpoint({
    ...routes.listMyMessages,
    access: 'user',
    summary:
      'The caller’s messages with their answers, newest first: sent while logged in, or from the address that they have confirmed',
    reply: z.array(OwnMessage),
  }),
  readLinkedMessage: endpoint({
    ...routes.readLinkedMessage,
    access: 'any',
    summary: 'A message with its answers, by a link that 0.3.0 sent; none is sent any more',
    body: z.object({ token: z.string().min(1, linkInvalid).max(200, linkInvalid) }),
    reply: OwnMessage,
    refuses: ['link-invalid'],
  }),
  listContacts: endpoint({
    ...routes.listContacts,
    access: 'officers',
    summary: 'The messages, unsettled ones first, then newest first; 1,000 a page',
    query: z.object({ page: pageNumber.default(1) }),
    reply: z.array(OfficerContact),
  }),
  answerContact: endpoint({
    ...routes.answerContact,
    ...decision,
    done: answers.contactAnswered,
    summary: 'Answer a message by e-mail; the answer is kept with it',
    body: z.object({
      entryId: Id.describe('Made by the sender: what is sent twice is kept once'),
      text: longText(contactLimits.answer, answerMissing),
      isResolved: z.boolean().default(false).describe('True marks the message resolved as well'),
    }),
  }),
  deleteContact: endpoint({
    ...routes.deleteContact,
    access: 'officers',
    done: sentences.contactDeleted,
    summary: 'Delete a message',
    params: ById,
    reply: Done,
    refuses: ['unknown-contact'],
  }),
  resolveContact: endpoint({
    ...routes.resolveContact,
    ...decision,
    done: sentences.contactResolved,
    summary: 'Mark a message resolved',
  }),
  rejectContact: endpoint({
    ...routes.rejectContact,
    ...decision,
    done: sentences.contactRejected,
    summary: 'Mark a message rejected',
  }),
};
