import { z } from 'zod';
import { mostPeopleAdded } from '../core/elections/added-time.ts';
import { answers } from './answers.ts';
import { Election } from './election-shapes.ts';
import { endpoint } from './endpoint.ts';
import { ById, ElectionDate, EnrollmentNumber, Id, reasonFor } from './fields.ts';
import { routes } from './routes.ts';

const act = {
  access: 'officers',
  params: ById,
  reply: z.object({ election: Election, message: z.string() }),
  proposes: true,
  needsFreshLogIn: true,
} as const;
const Reason = reasonFor('voters');

/** Added time for some: people who could not vote, vote until a moment, and voting ends for all others at its time. */
export const addedTime = {
  addTime: endpoint({
    ...routes.addTime,
    ...act,
    done: answers.timeAdded,
    summary: 'Let people who could not vote, vote until a later moment; also adds more people',
    body: z.object({
      numbers: z
        .array(EnrollmentNumber)
        .min(1, 'Enter the enrollment numbers of those who could not vote')
        .max(mostPeopleAdded, `At most ${mostPeopleAdded} people can be added at once`),
      until: ElectionDate.describe('At most 7 days after the end of voting for everybody else'),
      reason: Reason,
      appealId: Id.optional().describe('The upheld complaint that it follows from'),
    }),
    refuses: [
      'unknown-election',
      'election-is-draft',
      'election-paused',
      'election-cancelled',
      'voting-not-open',
      'voting-closed',
      'voting-ends-now',
      'counts-not-hidden',
      'is-rehearsal',
      'time-added-already',
      'complaint-not-upheld',
    ],
    bodyLimit: 128 * 1024,
  }),
  takeTimeBack: endpoint({
    ...routes.takeTimeBack,
    ...act,
    done: answers.timeTakenBack,
    summary: 'Take added time back: voting ends when it was to end for everybody, or now',
    body: z.object({ reason: Reason }),
    refuses: [
      'unknown-election',
      'election-is-draft',
      'election-paused',
      'election-cancelled',
      'voting-not-open',
      'voting-closed',
      'voting-ends-now',
      'no-added-time',
    ],
  }),
};
