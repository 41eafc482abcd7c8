import { z } from 'zod';
import type { WaitingKind } from '../core/council/waiting-kinds.ts';
import { serverTroubles } from '../core/council/waiting-kinds.ts';
import { lackKinds } from '../core/elections/readiness.ts';
import { InNone } from './electorate-shapes.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { routes } from './routes.ts';

/** Why an officer who reads of something cannot do it. */
const whyNots = ['candidate', 'named', 'about-you', 'too-early', 'admins'] as const;

const whyNot = z.enum(whyNots).nullable().describe('Null for who can do it now');
/** Of one election. */
const about = { electionId: Id, election: z.string(), whyNot };
/** Of the campus or its server. */
const ofCampus = { electionId: z.null(), election: z.null(), whyNot };
/** Of an election, or of none. */
const ofEither = { electionId: Id.nullable(), election: z.string().nullable(), whyNot };

/** The positions of a tie, or of a vote that is due. */
const ofAll = z.array(z.string()).describe('All of which it is due; `position` is the first');

const kind = <K extends WaitingKind>(name: K) => ({ kind: z.literal(name) });

/** One thing that an officer has to do; only who is in no position is named. */
export const WaitingThing = z
  .discriminatedUnion('kind', [
    z.object({ ...kind('close-failed'), ...about, isKeyMissing: z.boolean() }),
    z.object({ ...kind('close-held'), ...about }),
    z.object({ ...kind('paused-by-restore'), ...about }),
    z.object({
      ...kind('server'),
      ...ofCampus,
      trouble: z.enum(serverTroubles),
      count: z.int().describe('Of how many elections or keys; 0 where it is not counted'),
    }),
    z.object({ ...kind('late-emails'), ...ofCampus }),
    z.object({
      ...kind('backup'),
      ...ofCampus,
      last: z.string().nullable().describe('ISO 8601; when one was whole; null for never'),
      isFailed: z.boolean().describe('The last one by itself is not whole; else it is a week old'),
    }),
    z.object({
      ...kind('tie'),
      ...about,
      positionId: Id,
      position: z.string(),
      positions: ofAll,
      count: z.int().describe('How many candidates share its first place'),
      votes: z.number().describe('Of each of them'),
      by: z.enum(['draw', 'run-off']),
      from: z.string().describe('ISO 8601; from when it can be decided'),
    }),
    z.object({
      ...kind('vote-again'),
      ...{ ...about, positionId: Id, position: z.string(), positions: ofAll },
    }),
    z.object({
      ...kind('seat'),
      ...about,
      count: z.int().describe('How many seats are held by somebody who is not elected any more'),
    }),
    z.object({
      ...kind('no-candidates'),
      ...about,
      positions: z.array(z.string()).describe('Nobody stands for them'),
      until: z.string().describe('ISO 8601; voting opens then, or did'),
    }),
    z.object({
      ...kind('in-no-position'),
      ...about,
      ...InNone.shape,
      until: z.string().describe('ISO 8601; voting opens then'),
    }),
    z.object({
      ...kind('release'),
      ...about,
      until: z.string().describe('ISO 8601; the results are shown then without an officer'),
      messages: z
        .int()
        .describe('How many about it have no answer, of those that the caller reads'),
    }),
    z.object({ ...kind('certify'), ...about }),
    z.object({
      ...kind('proposal'),
      ...ofEither,
      proposalId: Id,
      act: z.string(),
      subject: z.string(),
      until: z.string().describe('ISO 8601; it ends unconfirmed then'),
      isInForce: z.boolean().describe('Its officer began it alone; confirmed it lasts longer'),
      newEnd: z.string().nullable().describe('ISO 8601; to when it moves the end of voting'),
    }),
    z.object({
      ...kind('personal-proposals'),
      ...ofEither,
      count: z.int().describe('How many proposals about people'),
      until: z.string().describe('ISO 8601; the first one ends unconfirmed then'),
    }),
    z.object({
      ...kind('grievances'),
      ...ofCampus,
      count: z.int().describe('How many nobody has answered in time'),
      until: z.string().describe('ISO 8601; when the first answer was due'),
    }),
    z.object({ ...kind('failed-emails'), ...ofCampus, count: z.int() }),
    z.object({ ...kind('name-campus'), ...ofCampus }),
    z.object({ ...kind('second-officer'), ...ofCampus }),
    z.object({ ...kind('import-voters'), ...ofCampus }),
    z.object({ ...kind('first-election'), ...ofCampus }),
  ])
  .meta({ id: 'WaitingThing', description: 'What an officer has to do' });
export type WaitingThing = z.output<typeof WaitingThing>;

/** One thing that an election is missing. */
const Lack = z
  .object({
    kind: z.enum(lackKinds),
    isBlocking: z.boolean().describe('True: the form does not publish without it'),
    who: z.enum(['officers', 'admin', 'operator']).describe('Who can do something about it'),
    count: z.int().describe('Of how many; 0 where it is not counted'),
    position: z.string().describe('The position it is about; empty for the election'),
  })
  .meta({ id: 'Lack', description: 'One thing that an election is missing' });

/** What waits for whoever asks. */
export const waiting = {
  listWaiting: endpoint({
    ...routes.listWaiting,
    access: 'observers',
    summary:
      'What you have to do, the most urgent first, and what each election that is not over is missing',
    reply: z.object({
      things: z
        .array(WaitingThing)
        .describe(
          'What is about a person names nobody but who is in no position; empty for observers',
        ),
      elections: z.array(z.object({ electionId: Id, lacks: z.array(Lack) })),
      campus: z.object({
        hasMailServer: z.boolean(),
        hasSignOn: z.boolean(),
        officers: z.int(),
        officersWithoutStep: z.int(),
        needsSecondStep: z.boolean(),
        needsTwoOfficers: z.boolean(),
        councilDecides: z.boolean().describe('Council members accept nominations too'),
      }),
    }),
  }),
};
