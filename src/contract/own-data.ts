import { z } from 'zod';
import { contactCategories } from '../core/contact/contact-request.ts';
import { nominationStatuses } from '../core/elections/nomination.ts';
import { AccountNotice } from './account-notices.ts';
import { User } from './accounts.ts';
import { profileTexts } from './candidate-profile.ts';
import { EmailChoice } from './emails.ts';
import { MessageFile } from './message-file.ts';
import { endpoint } from './endpoint.ts';
import { Session } from './people.ts';
import { routes } from './routes.ts';
import { SupporterKind } from './supporter-shapes.ts';
import { candidateTranslations } from './translation-shapes.ts';

const when = z.string().describe('ISO 8601 in UTC');
const OfElection = z.object({ election: z.string(), position: z.string() });

/** What is kept of one person. There is no choice in it: nobody knows whose a ballot is. */
const OwnData = z
  .object({
    asOf: when,
    profile: User.extend({
      registeredAt: when,
      isEmailConfirmed: z.boolean(),
      numberProvedAt: when.nullable(),
      hasSecondFactor: z.boolean(),
      language: z.string().nullable().describe('Null where none was chosen'),
    }),
    passkeys: z.array(z.string()).describe('Their names'),
    signOns: z.array(z.object({ issuer: z.string(), email: z.string() })),
    sessions: z.array(Session.omit({ isCurrent: true })),
    notices: z.array(AccountNotice),
    emailChoices: z.array(EmailChoice),
    onVoterLists: z
      .array(
        z.object({
          election: z.string().nullable().describe('Null for the list of the campus'),
          name: z.string(),
          email: z.string(),
          groups: z.array(z.string()),
        }),
      )
      .describe('Where the number is proved'),
    voted: z.array(OfElection).describe('In which elections, for which positions; never for whom'),
    nominations: z.array(
      OfElection.extend({
        status: z.enum(nominationStatuses),
        requestedAt: when,
        ...profileTexts,
        translations: candidateTranslations,
        reason: z.string().nullable(),
      }),
    ),
    entered: z
      .array(OfElection.extend({ enteredAt: when, hasLeft: z.boolean() }))
      .describe('Where officers entered them as a candidate'),
    supports: z
      .array(
        OfElection.extend({
          candidate: z.string(),
          kind: SupporterKind,
          answer: z.enum(['waits', 'yes', 'no']),
        }),
      )
      .describe('Candidates whom they were asked to propose or second, or did'),
    seats: z.array(z.object({ position: z.string(), requestedAt: when, endedAt: when.nullable() })),
    messages: z
      .array(
        z.object({
          category: z.enum(contactCategories),
          message: z.string(),
          sentAt: when,
          answers: z.array(z.string()),
          files: z.array(MessageFile).describe('Each as GET /contact/file/:id gives it'),
        }),
      )
      .describe('Sent from the address, where it is confirmed'),
    appeals: z.array(
      z.object({
        election: z.string(),
        subject: z.string(),
        body: z.string(),
        madeAt: when,
        answer: z.string(),
        files: z.array(MessageFile).describe('Each as GET /contact/file/:id gives it'),
      }),
    ),
    record: z
      .array(z.object({ at: when, act: z.string(), detail: z.string() }))
      .describe('What they did as an officer, and what officers did with the account'),
  })
  .meta({ id: 'OwnData', description: 'What is kept of one person' });
export type OwnData = z.output<typeof OwnData>;

export const ownData = {
  readOwnData: endpoint({
    ...routes.readOwnData,
    access: 'user',
    summary: 'Everything that is kept of you; in which elections you voted, and never for whom',
    reply: OwnData,
  }),
};
