import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { routes } from './routes.ts';

/** Why an officer who reads of something cannot do it. */
const whyNots = ['candidate', 'named', 'about-you', 'admin', 'too-early'] as const;

const about = {
  electionId: Id,
  election: z.string(),
  whyNot: z.enum(whyNots).nullable().describe('Null for who can do it now'),
};

/** What waits for an officer, and no section of the dashboard shows. */
export const WaitingThing = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('close-failed'), ...about, isKeyMissing: z.boolean() }),
    z.object({ kind: z.literal('close-held'), ...about }),
    z.object({ kind: z.literal('paused-by-restore'), ...about }),
    z.object({
      kind: z.literal('backup'),
      ...about,
      electionId: z.null(),
      election: z.null(),
      last: z.string().nullable().describe('ISO 8601; when one was whole; null for never'),
      isFailed: z.boolean().describe('The last one by itself is not whole; else it is a week old'),
    }),
    z.object({
      kind: z.literal('tie'),
      ...about,
      positionId: Id,
      position: z.string(),
      tied: z.array(z.string()).describe('The names of those who share the first place'),
      votes: z.number().describe('Of each of them'),
      by: z.enum(['draw', 'run-off']),
      from: z.string().describe('ISO 8601; from when it can be decided'),
    }),
    z.object({
      kind: z.literal('vote-again'),
      ...about,
      positionId: Id,
      position: z.string(),
    }),
    z.object({
      kind: z.literal('seat'),
      ...about,
      memberId: Id,
      name: z.string().describe('Who holds it, and is not elected any more'),
      seat: z.string().describe('The position of the council'),
    }),
    z.object({
      kind: z.literal('no-candidates'),
      ...about,
      positions: z.array(z.string()).describe('Nobody stands for them'),
      until: z.string().describe('ISO 8601; voting opens then, or did'),
    }),
    z.object({
      kind: z.literal('release'),
      ...about,
      until: z.string().describe('ISO 8601; the results are shown then without an officer'),
      messages: z
        .int()
        .describe('How many about it have no answer, of those that the caller reads'),
    }),
    z.object({ kind: z.literal('certify'), ...about }),
    z.object({
      kind: z.literal('proposal'),
      ...about,
      electionId: Id.nullable(),
      election: z.string().nullable(),
      proposalId: Id,
      act: z.string(),
      subject: z.string(),
      by: z.string().nullable().describe('Who proposed it; null once that account is gone'),
      until: z.string().describe('ISO 8601; it ends unconfirmed then'),
      isInForce: z.boolean().describe('Its officer began it alone; confirmed it lasts longer'),
      newEnd: z.string().nullable().describe('ISO 8601; to when it moves the end of voting'),
    }),
  ])
  .meta({ id: 'WaitingThing', description: 'What waits for an officer' });
export type WaitingThing = z.output<typeof WaitingThing>;

/** What waits for whoever asks. */
export const waiting = {
  listWaiting: endpoint({
    ...routes.listWaiting,
    access: 'officers',
    summary: 'What waits for you and stands in no list of its own, the most urgent first',
    reply: z.object({ things: z.array(WaitingThing) }),
  }),
};
