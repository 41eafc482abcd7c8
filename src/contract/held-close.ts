import { z } from 'zod';

/** What is told of an election that was closed and published before a restore. */
export const heldCloseFields = {
  code: z
    .string()
    .nullable()
    .describe('The result code that was published before; null where nobody knows it'),
  canStand: z.boolean().describe('A recount file on a server proves that result'),
  problem: z.string().describe('Why none does; empty where one does'),
  problemKey: z.string().optional().describe('The same by its key, for other languages'),
};
