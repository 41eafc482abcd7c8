import { z } from 'zod';
import type { ElectionLine } from '#core/elections/election-line.ts';

/**
 * Sentences about an election by their keys, each with what it puts in: a browser writes them out in the
 * language and the time zone of its reader. One that it does not know it shows in English.
 */
export const VoterLines = z.array(
  z
    .looseObject({ key: z.string() })
    .meta({ id: 'VoterLine', description: 'A sentence by its key, with what it puts in' }),
) as unknown as z.ZodType<ElectionLine[]>;
