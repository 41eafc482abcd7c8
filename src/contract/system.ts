import { z } from 'zod';
import { endpoint } from './endpoint.ts';
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
  'backup',
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

/** The call that looks at everything the server stands on. */
export const system = {
  readSystem: endpoint({
    ...routes.readSystem,
    access: 'admin',
    summary: 'The running release, and what `npm run doctor` finds on this server',
    reply: z.object({
      version: z.string().describe('The release of the server that answers'),
      findings: z.array(Finding),
    }),
  }),
};
