import { z } from 'zod';
import { accountLimits } from '../core/accounts/check-registration.ts';
import { settingsLimits } from '../core/campus/settings.ts';
import { sentences } from '../core/sentences.ts';
import { User } from './accounts.ts';
import { TimeZone } from './campus-settings.ts';
import { answers } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { emailAddress, Id, lineOfText, personName } from './fields.ts';
import { heldCloseFields } from './held-close.ts';
import { routes } from './routes.ts';

const all = sentences.fillAllTheFields;

/** Unusually many people of one network who register, ask to be candidates, or write. */
/** What everybody may know about the campus. */
export const Campus = z
  .object({
    universityName: z.string().describe('Empty until an admin has named it'),
    timeZone: z.string().describe('IANA name; screens show every time in it'),
    signOn: z
      .string()
      .nullable()
      .describe('What the campus calls its own log-in; null where it has none'),
    needsSetUp: z.boolean().describe('True until the first admin exists'),
    copyOf: z
      .string()
      .nullable()
      .describe(
        'When the backup was taken that is looked at here, and that nobody can change; null on a campus (ISO 8601 in UTC)',
      ),
  })
  .meta({ id: 'Campus', description: 'What everybody may know about the campus' });
export type Campus = z.output<typeof Campus>;

/** How the clocks of this server and of the database go. */
const Clocks = z.object({
  apartMs: z.number().nullable().describe('How far the database is ahead; null when unknown'),
  isApart: z.boolean().describe('True when they do not agree'),
  jump: z
    .object({
      cause: z.enum(['server', 'database']).describe('Whose clock jumped'),
      ms: z.number().describe('By how much; ahead is more than 0'),
    })
    .nullable()
    .describe(
      'A jump that this server saw within the last minute; no election is counted meanwhile',
    ),
});

/** How much room there is on the disks of the data and of the keys of this server. */
const Disk = z.object({
  freeMegabytes: z.number().nullable().describe('Where there is the least; null when unknown'),
  isLow: z.boolean().describe('True when soon no vote can be written'),
  isFull: z.boolean().describe('True when votes may be refused'),
});

/** What this server found of the files of its keys, which it compares every minute. */
const KeyFiles = z.object({
  isForeign: z.boolean().describe('True when the folder of the keys belongs to another campus'),
  unsaved: z
    .array(z.object({ electionId: Id, election: z.string() }))
    .describe('Elections whose key is in the memory of this server alone: do not stop it'),
  writtenBack: z
    .array(
      z.object({
        electionId: Id,
        election: z.string(),
        at: z.string().describe('ISO 8601 in UTC'),
      }),
    )
    .describe('Keys whose file was gone or changed, and which this server has written back'),
  advice: z.string().nullable().describe('What to do about keys; null where nothing is to be done'),
});

/** Health, readiness, set-up and the e-mail queue (contract, "Conventions" and "Roles and accounts"). */
export const campus = {
  health: endpoint({
    ...routes.health,
    access: 'any',
    summary: 'Answers 200 while the server can commit to the database',
    reply: z.object({
      status: z.enum(['ok', 'degraded']),
      missingKeys: z
        .array(z.object({ electionId: Id, election: z.string() }))
        .describe('Elections whose votes this server refuses, because it has no key for them'),
      keyFiles: KeyFiles,
      alteredStandings: z
        .array(z.object({ electionId: Id, election: z.string() }))
        .describe(
          'Elections whose counts are hidden until the close, because the way in which they are shown was changed in the database after votes were cast',
        ),
      failedCloses: z
        .array(
          z.object({
            electionId: Id,
            election: z.string(),
            position: z.string().nullable(),
            since: z.string().describe('ISO 8601 in UTC'),
          }),
        )
        .describe('Elections that are over and that no server could count for two minutes'),
      heldCloses: z
        .array(z.object({ electionId: Id, election: z.string(), ...heldCloseFields }))
        .describe(
          'Elections that were closed and published before a restore, and wait for a decision',
        ),
      resultsInDoubt: z
        .array(z.object({ electionId: Id, election: z.string() }))
        .describe('Closed elections whose count and record do not agree'),
      clocks: Clocks,
      disk: Disk,
      proxies: z
        .object({ trusted: z.int(), seen: z.int() })
        .describe('How many TRUST_PROXY says, and the most that a request seemed to come through'),
      releaseMark: z
        .string()
        .describe('The same of every server of one release on one database; it tells nothing else'),
    }),
    refuses: ['overloaded', 'disk-full'],
  }),
  ready: endpoint({
    ...routes.ready,
    access: 'any',
    summary: 'Answers 200 until this process is asked to stop; for a load balancer',
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
    done: answers.campusReady,
    summary: 'Name the university and create the first admin, with the one-time link',
    body: z.object({
      token: z.string().max(200),
      universityName: lineOfText(settingsLimits.universityName, all),
      timeZone: TimeZone.optional(),
      name: personName(all),
      email: emailAddress(all),
      password: z.string({ error: all }).min(1, all).max(accountLimits.password),
    }),
    reply: z.object({ user: User, message: z.string() }),
    status: 201,
    refuses: ['set-up-link-invalid', 'set-up-done', 'email-taken', 'overloaded'],
  }),
};
