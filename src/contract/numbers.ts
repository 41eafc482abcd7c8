import { z } from 'zod';
import { accountLimits } from '../core/accounts/check-registration.ts';
import { normalizeCode } from '../core/accounts/number-code.ts';
import { sentences } from '../core/sentences.ts';
import { User } from './accounts.ts';
import { answers } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { asRefused, Done, emailAddress, EnrollmentNumber, Moment, personName } from './fields.ts';
import { routes } from './routes.ts';

/** How it was shown whose a number is. */
export const ProvedHow = z.enum(['address', 'code', 'check-in', 'sign-on']);

const codeWrong = asRefused('code-wrong');
/** A printed code of a number: at most 40 characters as typed, read without spaces and in capitals. */
export const Code = z
  .string({ error: codeWrong })
  .max(40, codeWrong)
  .transform(normalizeCode)
  .refine((code) => code !== '', codeWrong);
const all = sentences.fillAllTheFields;

/** The own number and whether it was proved. */
export const OwnNumber = z
  .object({
    enrollmentNumber: z.string().nullable(),
    isListed: z.boolean().describe('True when it is on a voter list'),
    hasAddress: z.boolean().describe('True when the list has an e-mail address for it'),
    provedHow: ProvedHow.nullable(),
    provedAt: Moment.nullable(),
    waits: z
      .object({
        enrollmentNumber: z.string(),
        until: Moment,
        isOfficerThere: z.boolean().describe('False while nobody else could confirm it'),
      })
      .nullable()
      .describe('A number that an officer proposed to move here; another one has to confirm it'),
  })
  .meta({ id: 'OwnNumber', description: 'The own enrollment number' });
export type OwnNumber = z.output<typeof OwnNumber>;

const UserReply = z.object({ user: User, message: z.string() });

/** The calls with which people prove that a number is theirs (contract, in the style of "The calls"). */
export const numbers = {
  readOwnNumber: endpoint({
    ...routes.readOwnNumber,
    access: 'user',
    summary: 'Your enrollment number, and whether it is proved to be yours',
    reply: OwnNumber,
  }),
  askNumberProof: endpoint({
    ...routes.askNumberProof,
    access: 'any',
    done: answers.numberProofSent,
    summary: 'Send an e-mail to the address that the voter list has for a number',
    body: z.object({ enrollmentNumber: EnrollmentNumber }),
    reply: Done,
    refuses: ['too-many-requests', 'number-proved'],
  }),
  registerWithNumber: endpoint({
    ...routes.registerWithNumber,
    access: 'any',
    done: sentences.registrationSuccessful,
    summary: 'Register with a number and its printed code, and be signed in',
    body: z.object({
      enrollmentNumber: EnrollmentNumber,
      code: Code,
      name: personName(all),
      email: emailAddress(all),
      password: z.string({ error: all }).min(1, all).max(accountLimits.password),
    }),
    reply: UserReply,
    status: 201,
    refuses: [
      'code-wrong',
      'too-many-requests',
      'number-proved',
      'email-taken',
      'unknown-user',
      'account-key-missing',
      'overloaded',
    ],
  }),
  useNumberCode: endpoint({
    ...routes.useNumberCode,
    access: 'user',
    done: answers.numberYours,
    summary:
      'Prove a number with the code of an e-mail, in the session that asked, or a printed one',
    body: z.object({ enrollmentNumber: EnrollmentNumber, code: Code }),
    reply: UserReply,
    refuses: [
      'code-wrong',
      'too-many-requests',
      'number-proved',
      'other-number-proved',
      'unknown-user',
      'account-key-missing',
      'overloaded',
    ],
  }),
};
