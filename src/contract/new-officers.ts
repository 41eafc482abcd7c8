import { z } from 'zod';
import { Id } from './fields.ts';

/** An officer who became one, or came in by a shown link, too lately to confirm what another one proposes. */
export const NewOfficer = z
  .object({
    _id: Id,
    name: z.string(),
    confirmsFrom: z.string().describe('ISO 8601 in UTC: from when they can confirm'),
    letInBy: z
      .string()
      .nullable()
      .describe('Who showed the link by which they came in less than 72 hours ago'),
  })
  .meta({ id: 'NewOfficer', description: 'An officer who cannot confirm yet' });
export type NewOfficer = z.output<typeof NewOfficer>;

/** A link by which the account of an officer can be entered, or was in the last week. */
export const OfficerLink = z
  .object({
    officer: z
      .string()
      .nullable()
      .describe('Whose account can be entered with it; null for a link that carries a role'),
    role: z.enum(['council', 'admin']).nullable().describe('The role that it carries'),
    by: z
      .string()
      .nullable()
      .describe('The admin who made, sent or showed it; null where it was made on the machine'),
    at: z.string().describe('ISO 8601 in UTC'),
  })
  .meta({ id: 'OfficerLink', description: 'A link by which an officer’s account can be entered' });
export type OfficerLink = z.output<typeof OfficerLink>;
