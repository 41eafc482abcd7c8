import { z } from 'zod';
import { sentences } from '../core/sentences.ts';
import { User } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { ById, Done, emailAddress, Id, lineOfText } from './fields.ts';
import { routes } from './routes.ts';

const all = sentences.fillAllTheFields;

/** What everybody may know of the campus. */
export const Campus = z
  .object({
    universityName: z.string(),
    timeZone: z.string().describe('IANA name; screens show every time in it'),
    needsSetUp: z.boolean().describe('True until the first admin exists'),
  })
  .meta({ id: 'Campus' });
export type Campus = z.output<typeof Campus>;

/** A letter whose fate is unknown: the server died while handing it over, so the desk decides. */
export const StuckLetter = z
  .object({
    _id: Id,
    to: z.string(),
    subject: z.string(),
    problem: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: 'StuckLetter' });

/** How the campus's letters fare. */
export const Letters = z
  .object({
    delivery: z.enum(['smtp', 'files']),
    folder: z.string().nullable().describe('Where letters are written when there is no SMTP_URL'),
    waiting: z.int(),
    sent: z.int(),
    stuck: z.array(StuckLetter),
  })
  .meta({ id: 'Letters' });
export type Letters = z.output<typeof Letters>;

export const campus = {
  health: endpoint({
    ...routes.health,
    access: 'any',
    summary: 'ok once the server can serve: while a vote could be committed',
    reply: z.object({ status: z.literal('ok') }),
    refuses: ['overloaded'],
  }),
  ready: endpoint({
    ...routes.ready,
    access: 'any',
    summary: 'For a balancer: ready until this process is asked to stop',
    reply: z.object({ status: z.literal('ready') }),
    refuses: ['overloaded'],
  }),
  readCampus: endpoint({
    ...routes.readCampus,
    access: 'any',
    summary: 'Name and time zone of the campus',
    reply: Campus,
  }),
  setUpCampus: endpoint({
    ...routes.setUpCampus,
    access: 'any',
    summary: 'Name the university and create the first admin, with the one-time link',
    body: z.object({
      token: z.string().max(200),
      universityName: lineOfText(120, all),
      name: lineOfText(100, all),
      email: emailAddress(all),
      password: z.string({ error: all }).min(1, all).max(1000),
    }),
    reply: z.object({ user: User, message: z.string() }),
    status: 201,
    refuses: ['set-up-link-invalid', 'set-up-done', 'email-taken', 'overloaded'],
  }),
  readLetters: endpoint({
    ...routes.readLetters,
    access: 'desk',
    summary: 'How letters leave this campus, and which wait for a decision',
    reply: Letters,
  }),
  resendLetter: endpoint({
    ...routes.resendLetter,
    access: 'desk',
    summary: 'Send a letter again whose delivery could not be confirmed',
    params: ById,
    reply: Done,
    refuses: ['unknown-letter', 'letter-not-stuck'],
  }),
};
