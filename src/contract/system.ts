import { z } from 'zod';
import { answers } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { ById, Done, Id } from './fields.ts';
import { routes } from './routes.ts';

/** What is looked at, in the order in which it is told. */
export const subjects = [
  'settings',
  'database',
  'rights',
  'replication',
  'release',
  'clock',
  'mail',
  'pictures',
  'address',
  'disk',
  'keys',
  'results',
  'backup',
  'places',
] as const;

/** What was found of one part of the system. */
export const Finding = z
  .object({
    subject: z.enum(subjects),
    state: z.enum(['ok', 'warning', 'problem']),
    says: z.string().describe('What was found, in one sentence'),
    advice: z.string().nullable().describe('What to do; null where nothing is to be done'),
  })
  .meta({ id: 'Finding', description: 'What was found of one part of the system' });
export type Finding = z.output<typeof Finding>;

/** The same as an admin reads it. */
const SeenFinding = Finding.extend({
  since: z
    .string()
    .nullable()
    .describe('ISO 8601 in UTC: when a server first saw it so; null where it is well'),
}).meta({ id: 'SeenFinding', description: 'What was found, and since when it is so' });
export type SeenFinding = z.output<typeof SeenFinding>;

/** A copy of keys that a backup wrote, until somebody says that it was destroyed. */
export const KeyFile = z
  .object({
    id: Id,
    file: z.string().describe('Where it was written'),
    writtenAt: z.string().describe('ISO 8601 in UTC'),
    neededBy: z
      .array(z.string())
      .describe('Names of its elections that are not counted yet; with none it is to be destroyed'),
  })
  .meta({ id: 'KeyFile', description: 'A copy of keys that a backup wrote' });
export type KeyFile = z.output<typeof KeyFile>;

/** The calls about what the server stands on. */
export const system = {
  readSystem: endpoint({
    ...routes.readSystem,
    access: 'admin',
    summary: 'The running release, and what the doctor finds on this server',
    reply: z.object({
      version: z.string().describe('The release of the server that answers'),
      checkedAt: z.string().describe('ISO 8601 in UTC: when the server looked'),
      findings: z.array(SeenFinding),
      keyFiles: z
        .array(KeyFile)
        .describe('Copies of keys that nobody has said were destroyed, the oldest first'),
    }),
  }),
  sayKeyFileDestroyed: endpoint({
    ...routes.sayKeyFileDestroyed,
    access: 'admin',
    done: answers.keyFileDestroyed,
    summary: 'Say that a copy of keys which a backup wrote was destroyed: it is listed no more',
    params: ById,
    reply: Done,
    refuses: ['unknown-key-file', 'key-file-there'],
  }),
};
