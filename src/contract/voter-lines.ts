import { z } from 'zod';
import type { ChangeLine, PlannedLine, SubjectLine } from '#core/council/proposal-line.ts';
import type { ElectionLine } from '#core/elections/election-line.ts';

const line = z
  .looseObject({ key: z.string() })
  .meta({ id: 'VoterLine', description: 'A sentence by its key, with what it puts in' });

/**
 * Sentences about an election by their keys, each with what it puts in: a browser writes them out in the
 * language and the time zone of its reader. One that it does not know it shows in English.
 */
export const VoterLines = z.array(line) as unknown as z.ZodType<ElectionLine[]>;

/** What a second officer confirms, in the same way. */
export const PlannedLines = z.array(line) as unknown as z.ZodType<PlannedLine[]>;

/** To what a proposal is done, where that is no name: by its key. */
export const SubjectWords = line as unknown as z.ZodType<SubjectLine>;

/** The field of a change, and its two values where they are words of ours: by their keys. */
export const ChangeWords = z.object({
  field: z.string().optional(),
  from: line.optional(),
  to: line.optional(),
}) as unknown as z.ZodType<ChangeLine>;
