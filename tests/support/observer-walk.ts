import type { CallName } from '#contract/api.ts';
import type { Row } from './contract-row.ts';
import type { WalkedCall } from './walked-call.ts';
import { nothing, officersOnly } from './walked-call.ts';

/** The calls that observers may make as officers do. */
export const observerWalk = {
  listReadiness: { statuses: officersOnly, observer: 200, given: nothing },
  listDisputes: { statuses: officersOnly, observer: 200, given: nothing },
} satisfies { [N in CallName]?: WalkedCall };

/** The same calls as the contract describes them. */
export const observerRows: Row[] = [
  { call: 'GET /election/disputes', who: 'observers', answers: ['disputes'] },
  { call: 'GET /election/readiness', who: 'observers', answers: ['elections', 'campus'] },
];
