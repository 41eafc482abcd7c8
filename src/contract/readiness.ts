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

/** Who votes for a position that is for some of the voters. */
export const LimitedPosition = z
  .object({
    position: z.string(),
    voters: z.int(),
    names: z.array(z.string()).describe('Of five of them, for officers; the number without a name'),
  })
  .meta({ id: 'LimitedPosition', description: 'Who votes for a position of some' });

const Moment = z.number().nullable().describe('Milliseconds since 1970; null for never');

/** The call that reads what elections are missing. */
export const readiness = {
  listReadiness: endpoint({
    ...routes.listReadiness,
    access: 'observers',
    summary: 'What each election that is not over is missing, and what is known of the campus',
    reply: z.object({
      elections: z.array(
        z.object({
          electionId: Id,
          lacks: z.array(Lack),
          limited: z
            .array(LimitedPosition)
            .describe('Of a draft: who votes for each such position'),
        }),
      ),
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
