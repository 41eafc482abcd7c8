import type { CallName } from '#contract/api.ts';
import type { Row } from './contract-row.ts';
import type { WalkedCall } from './walked-call.ts';
import { adminOnly, nothing, officersOnly } from './walked-call.ts';

/** The calls that observers may make as officers do, and what an admin does about clocks. */
export const observerWalk = {
  listReadiness: { statuses: officersOnly, observer: 200, given: nothing },
  // Closings do not wait.
  resumeClosings: { statuses: [401, 403, 403, 403, 409, 401], given: nothing },
  readSystem: { statuses: adminOnly, given: nothing },
  listDisputes: { statuses: officersOnly, observer: 200, given: nothing },
} satisfies { [N in CallName]?: WalkedCall };

/** The same calls as the contract describes them. */
export const observerRows: Row[] = [
  {
    call: 'POST /campus/resume-closings',
    who: 'admin',
    answers: ['message'],
    refuses: { 'closings-not-paused': 409 },
  },
  { call: 'GET /campus/system', who: 'admin', answers: ['version', 'findings'] },
  { call: 'GET /election/disputes', who: 'observers', answers: ['disputes'] },
  { call: 'GET /election/readiness', who: 'observers', answers: ['elections', 'campus'] },
];
