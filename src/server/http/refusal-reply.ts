import { z } from 'zod';

/** Every refusal on the wire (contract, Conventions). */
export const RefusalReply = z
  .object({
    error: z.string().describe('A stable code, such as conflict'),
    message: z.string().describe('A sentence for a person; screens show it'),
    reason: z.string().optional().describe('Which refusal it was, such as already-voted'),
    fields: z.record(z.string(), z.string()).optional().describe('A sentence per wrong field'),
  })
  .meta({ id: 'Refusal' });
