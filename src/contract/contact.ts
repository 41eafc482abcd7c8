import { z } from 'zod';
import {
  aboutWithoutElection,
  mostAbout,
  mostFiles,
  offices,
  tooManyFiles,
} from '../core/contact/about.ts';
import {
  contactCategories,
  contactLimits,
  answerMissing,
} from '../core/contact/contact-request.ts';
import { sentences } from '../core/sentences.ts';
import { answers } from './answers.ts';
import { MessageFile } from './message-file.ts';
import { endpoint } from './endpoint.ts';
import { ById, Done, emailAddress, Id, lineOfText, longText, pageNumber, Token } from './fields.ts';
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

const MessageElection = z
  .object({ _id: Id, name: z.string() })
  .nullable()
  .describe('The election that it is about');

/** A message as officers see it. */
export const OfficerContact = Contact.extend({
  election: MessageElection,
  about: z
    .array(
      z.object({
        name: z.string().describe('Empty for an office'),
        position: z.string().nullable(),
        office: z.enum(offices).nullable(),
      }),
    )
    .describe('Whom it concerns: a candidate with the position, an officer, or an office'),
  files: z.array(MessageFile),
  dueAt,
  answers: z.array(ContactAnswer).describe('Oldest first'),
}).meta({ id: 'OfficerContact', description: 'A message with its answers' });
export type OfficerContact = z.output<typeof OfficerContact>;

/** Whom a message about an election concerns. */
const About = z
  .array(z.union([z.enum(offices), Id]))
  .max(mostAbout)
  .default([])
  .describe(
    'Candidacies of the election, officers by their accounts for who is logged in, or offices',
  );

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
  election: MessageElection,
  files: z.array(MessageFile),
  dueAt,
  answers: z.array(z.object({ text: z.string(), at: z.string() })).describe('Oldest first'),
});
/** What the two decisions about a message share. */
const decision = {
  access: 'officers',
  forNamed: 'message',
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
    body: z
      .object({
        name: lineOfText(contactLimits.name, all),
        email: emailAddress(all),
        category: z.enum(contactCategories, { error: all }),
        message: longText(contactLimits.message, all),
        electionId: Id.optional().describe('The election that it is about'),
        about: About,
        files: z
          .array(Id)
          .max(mostFiles, tooManyFiles)
          .default([])
          .describe('Pictures that the same account uploaded, in this order; with an election'),
      })
      .refine(
        ({ electionId, about, files }) =>
          electionId !== undefined || (about.length === 0 && files.length === 0),
        { path: ['electionId'], message: aboutWithoutElection },
      ),
    reply: ContactReply,
    status: 201,
    refuses: [
      'many-at-once',
      'unknown-election',
      'is-rehearsal',
      'complaint-of-whom',
      'unknown-complaint-file',
    ],
  }),
  readAudience: endpoint({
    ...routes.readAudience,
    access: 'any',
    summary:
      'Who was named for an election in place of its officers, who would read a message about it, and whom that can name',
    params: ById,
    query: z.object({
      about: z
        .string()
        .max(1_000)
        .default('')
        .transform((all) => all.split(',').filter((one) => one !== ''))
        .pipe(About.unwrap())
        .describe('As in the message, between commas'),
    }),
    reply: z.object({
      election: z.string(),
      returningOfficer: z
        .string()
        .nullable()
        .describe(
          'The name of who was named; null where it is the officers who are not candidates',
        ),
      isYours: z.boolean().describe('The reader is the one who was named'),
      areAllCandidates: z.boolean().describe('No officer is there who is not a candidate'),
      readBy: z
        .enum(['named', 'officers', 'entered', 'all'])
        .describe(
          'The account that was named for the election; the officers whom it does not concern, or with them those who stand because another officer entered them; all officers, because it concerns each',
        ),
      keptDays: z.int().describe('Days for which a settled message is kept'),
      candidates: z.array(z.object({ _id: Id, name: z.string(), position: z.string() })),
      officers: z
        .array(z.object({ _id: Id, name: z.string() }))
        .describe('Empty for who is not logged in: they name an office'),
    }),
    refuses: ['unknown-election'],
  }),
  uploadContactFile: endpoint({
    ...routes.uploadContactFile,
    access: 'user',
    done: answers.fileTaken,
    summary:
      'Upload a picture in the form field "file" for a message about an election; what goes with none is deleted after a day',
    reply: z.object({ file: MessageFile, message: z.string() }),
    status: 201,
    takesFile: true,
    refuses: [
      'no-file',
      'several-files',
      'not-a-picture',
      'picture-cut',
      'picture-heic',
      'upload-too-large',
      'picture-too-large',
      'pictures-of-today',
      'own-pictures-full',
      'complaint-files-full',
      'too-many-requests',
      'overloaded',
    ],
  }),
  readContactFile: endpoint({
    ...routes.readContactFile,
    access: 'user',
    summary: 'A picture of a message, for who uploaded it and for whoever reads the message',
    params: ById,
    reply: z.string().meta({ format: 'binary', description: 'The bytes of the file' }),
    refuses: ['unknown-complaint-file'],
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
    body: z.object({ token: Token }),
    reply: OwnMessage,
    refuses: ['link-invalid'],
  }),
  listContacts: endpoint({
    ...routes.listContacts,
    access: 'officers',
    forNamed: 'filter',
    summary:
      'The messages that the caller reads, unsettled ones first, then newest first; 1,000 a page',
    query: z.object({ page: pageNumber.default(1), election: Id.optional() }),
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
    forNamed: 'message',
    done: sentences.contactDeleted,
    summary: 'Delete a message; one about an election once the days for complaints are over',
    params: ById,
    reply: Done,
    refuses: ['unknown-contact', 'complaint-kept'],
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
