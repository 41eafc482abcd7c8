import { z } from 'zod';
import { Id } from './fields.ts';

/** The officers, and what cannot be done while one of them is away. */
export const WhoMayAct = z
  .object({
    needsTwoOfficers: z.boolean(),
    needsSecondStep: z.boolean().describe('True where the campus asks officers for a second step'),
    officers: z.array(
      z.object({
        _id: Id,
        name: z.string(),
        role: z.enum(['council', 'admin']),
        hasSecondStep: z.boolean(),
        confirmsFrom: z
          .string()
          .nullable()
          .describe(
            'ISO 8601 in UTC: from when a new officer can confirm; null where they can now',
          ),
        letInBy: z
          .string()
          .nullable()
          .describe('Who showed the link by which they came in less than 72 hours ago'),
      }),
    ),
    links: z
      .array(
        z.object({
          officer: z.string().describe('Whose account can be entered with it'),
          by: z
            .string()
            .nullable()
            .describe('The admin who sent or showed it; null where it was made on the machine'),
          at: z.string().describe('ISO 8601 in UTC'),
        }),
      )
      .describe('Links for officers and open invitations of the last seven days, the newest first'),
    gaps: z.array(
      z.object({
        without: Id.nullable().describe('Who is away; null while everybody is there'),
        confirming: z
          .enum(['now', 'later', 'never'])
          .describe('Whether one of the others can confirm what another one proposes'),
        from: z.string().nullable().describe('ISO 8601 in UTC: from when, where that is later'),
        hasAdmin: z.boolean().describe('False where nobody is there for what only admins do'),
      }),
    ),
  })
  .meta({ id: 'WhoMayAct', description: 'Which officers there are, and who can confirm' });
export type WhoMayAct = z.output<typeof WhoMayAct>;
