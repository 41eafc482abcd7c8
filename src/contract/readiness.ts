import { z } from 'zod';
import { lackKinds } from '../core/elections/readiness.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { routes } from './routes.ts';

/** One thing that an election is missing. */
export const Lack = z
  .object({
    kind: z.enum(lackKinds),
    isBlocking: z.boolean().describe('True: the form does not publish without it'),
    who: z.enum(['officers', 'admin', 'operator']).describe('Who can do something about it'),
    count: z.int().describe('Of how many; 0 where it is not counted'),
    position: z.string().describe('The position it is about; empty for the election'),
  })
  .meta({ id: 'Lack', description: 'One thing that an election is missing' });

const Moment = z.number().nullable().describe('Milliseconds since 1970; null for never');

/** The call that reads what elections are missing. */
export const readiness = {
  listReadiness: endpoint({
    ...routes.listReadiness,
    access: 'observers',
    summary: 'What each election that is not over is missing, and what is known of the campus',
    reply: z.object({
      elections: z.array(z.object({ electionId: Id, lacks: z.array(Lack) })),
      campus: z.object({
        hasMailServer: z.boolean(),
        hasSignOn: z.boolean(),
        officers: z.int(),
        officersWithoutStep: z.int(),
        needsSecondStep: z.boolean(),
        needsTwoOfficers: z.boolean(),
        councilDecides: z.boolean().describe('Council members accept nominations too'),
        backupAt: Moment,
        keysSavedAt: Moment,
      }),
    }),
  }),
};
