import { randomUUID } from 'node:crypto';
import type { CallName } from '#contract/api.ts';
import type { Row } from './contract-row.ts';
import type { WalkedCall } from './walked-call.ts';
import { adminOnly, nothing } from './walked-call.ts';

/** The calls that observers may make as officers do. */
export const observerWalk = {
  readSystem: { statuses: adminOnly, given: nothing },
  // No backup wrote keys.
  sayKeyFileDestroyed: {
    statuses: [401, 403, 403, 403, 404, 401],
    given: () => ({ params: { id: randomUUID() } }),
  },
} satisfies { [N in CallName]?: WalkedCall };

/** The same calls as the contract describes them. */
export const observerRows: Row[] = [
  { call: 'GET /campus/system', who: 'admin', answers: ['version', 'findings', 'keyFiles'] },
  {
    call: 'POST /campus/key-file-destroyed/{id}',
    who: 'admin',
    answers: ['message'],
    refuses: { 'unknown-key-file': 404, 'key-file-there': 409 },
  },
];
