import { z } from 'zod';
import { Id } from './fields.ts';
import { ChangeWords, PlannedLines, SubjectWords } from './voter-lines.ts';

/** A call that one officer made and that another one has to confirm. */
export const Proposal = z
  .object({
    _id: Id,
    act: z.string().describe('What is to be done, such as election.cancel'),
    subject: z.string().describe('To what: the name of an election, for example'),
    subjectTold: SubjectWords.optional().describe('The same by its key, where it is no name'),
    election: z.object({ _id: Id, name: z.string() }).nullable(),
    what: z.string().describe('What it does, in a sentence'),
    told: PlannedLines.optional().describe(
      'The same by its keys, where it was kept so; voters will read it where each is a line for voters',
    ),
    changes: z
      .array(
        z.object({
          field: z.string(),
          from: z.string(),
          to: z.string(),
          told: ChangeWords.optional().describe('What of it is no text of people, by its keys'),
        }),
      )
      .describe('Old and new values'),
    candidates: z
      .array(z.object({ position: z.string(), people: z.array(z.string()) }))
      .optional()
      .describe(
        'With whom an election is published, by position, as the draft has them now; left out where it has nobody',
      ),
    reason: z.string(),
    proposedBy: z
      .object({ _id: Id, name: z.string() })
      .nullable()
      .describe('Null once that account is gone'),
    proposedAt: z.string().describe('ISO 8601 in UTC'),
    expiresAt: z.string().describe('ISO 8601 in UTC'),
    notBy: z.array(Id).describe('Accounts of those it is about, who do not decide it'),
    needsAdmin: z.boolean().describe('True where an admin has to be the second one'),
    alone: z
      .object({
        isAnnounced: z.boolean().describe('True once its proposer has announced to do it alone'),
        from: z
          .string()
          .describe('ISO 8601 in UTC: when that can be announced, or then when it can be done'),
      })
      .nullable()
      .describe('Null for what is never done by one officer while there are two'),
  })
  .meta({ id: 'Proposal', description: 'What waits for a second officer' });
export type Proposal = z.output<typeof Proposal>;

/** The answer of a call that waits for another officer now; its status is 202. */
export const Proposed = z
  .object({ message: z.string(), proposal: Proposal })
  .meta({ id: 'Proposed', description: 'The call waits for another officer to confirm it' });
export type Proposed = z.output<typeof Proposed>;
