import { z } from 'zod';
import { answers } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { ById, Done, emailAddress, Id, optionalReason, personName } from './fields.ts';
import { routes } from './routes.ts';

/** The calls about the returning officer of an election (docs/elections.md, "The returning officer"). */
export const desk = {
  readDesk: endpoint({
    ...routes.readDesk,
    access: 'any',
    summary: 'Who the returning officer of an election is, where somebody was named',
    params: ById,
    reply: z.object({
      returningOfficer: z
        .string()
        .nullable()
        .describe('Their name; null where it is the officers who are not candidates, together'),
      isYours: z.boolean().describe('The reader is the one who was named'),
      areAllCandidates: z.boolean().describe('No officer is there who is not a candidate'),
      email: z
        .string()
        .nullable()
        .describe('For officers: the address of the one who was named; null for others'),
      canShowLink: z
        .boolean()
        .describe('For officers: no e-mail leaves, and the account was opened for this'),
    }),
    refuses: ['unknown-election'],
  }),
  listOwnDesks: endpoint({
    ...routes.listOwnDesks,
    access: 'user',
    summary: 'The elections whose returning officer one was named',
    reply: z.object({
      elections: z.array(z.object({ _id: Id, name: z.string() })),
      isAll: z.boolean().describe('The account was opened for this and reads nothing else'),
    }),
  }),
  nameReturningOfficer: endpoint({
    ...routes.nameReturningOfficer,
    access: 'officers',
    proposes: true,
    needsFreshLogIn: true,
    done: answers.returningOfficerNamed,
    summary: 'Name the returning officer of an election in place of the officers, or nobody',
    params: ById,
    body: z.object({
      email: emailAddress('E-mail is required')
        .nullable()
        .describe('Null for the officers who are not candidates, together'),
      name: personName('Name is required')
        .optional()
        .describe('Needed where no account has the address; an account keeps its own'),
      reason: optionalReason().default(''),
    }),
    reply: Done,
    refuses: [
      'held-for-reading',
      'unknown-election',
      'election-is-draft',
      'election-cancelled',
      'election-certified',
      'desk-of-officer',
      'desk-of-candidate',
      'desk-unconfirmed',
      'desk-as-before',
    ],
  }),
  showDeskLink: endpoint({
    ...routes.showDeskLink,
    access: 'officers',
    needsFreshLogIn: true,
    summary:
      'Show a link by which the returning officer sets a password once, where no e-mail leaves the server',
    params: ById,
    reply: z.object({
      link: z.string().describe('Shown this once; the server keeps its hash only'),
      minutes: z.int().describe('For how long it works'),
    }),
    refuses: ['unknown-election', 'no-desk-link', 'e-mail-leaves', 'too-many-requests'],
  }),
};
