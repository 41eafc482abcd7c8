import { complaintWalk } from './complaint-walk.ts';
import { emailWalk } from './email-walk.ts';
import { enteredCalls } from './entered-walk.ts';
import { eventWalk } from './event-walk.ts';
import { lifeCalls } from './life-walk.ts';
import { nominationCalls } from './nomination-calls.ts';
import { numberWalk } from './number-walk.ts';
import { observerWalk } from './observer-walk.ts';
import { outcomeWalk } from './outcome-walk.ts';
import { peopleWalk } from './people-walk.ts';
import { proposalWalk } from './proposal-walk.ts';
import { recordWalk } from './record-walk.ts';
import { secondFactorWalk } from './second-factor-walk.ts';
import { signOnWalk } from './sign-on-walk.ts';
import { supporterCalls } from './supporter-walk.ts';
import type { TestApp } from './test-app.ts';
import { voterListWalk } from './voter-list-walk.ts';

/** The walks that stand in a file of their own, by subject. */
export const subjectWalks = (server: () => TestApp) => ({
  ...peopleWalk(server),
  ...voterListWalk(server),
  ...signOnWalk,
  ...secondFactorWalk(server),
  ...numberWalk(server),
  ...outcomeWalk(server),
  ...complaintWalk(server),
  ...recordWalk(server),
  ...eventWalk(server),
  ...observerWalk,
  ...proposalWalk(server),
  ...lifeCalls(() => server().ctx),
  ...nominationCalls(() => server().ctx),
  ...enteredCalls(() => server().ctx),
  ...supporterCalls,
  ...emailWalk,
});
