import type { CallName } from '#contract/api.ts';
import { createAccount } from './factories.ts';
import type { TestApp } from './test-app.ts';
import type { WalkedCall } from './walked-call.ts';
import { nothing, officersOnly } from './walked-call.ts';

const code = () => ({ body: { code: '123456' } });
const missingForOfficers = [401, 403, 403, 404, 404, 401] as const;

/** The calls of the second step, by people who have none. */
export const secondFactorWalk = (server: () => TestApp) =>
  ({
    finishLogIn: {
      statuses: [403, 403, 403, 403, 403, 403],
      given: () => ({ body: { key: 'x', code: '123456' } }),
    },
    readSecondFactor: { statuses: officersOnly, given: nothing },
    startSecondFactor: { statuses: officersOnly, given: () => ({ body: {} }) },
    addSecondFactor: { statuses: [401, 403, 403, 403, 403, 401], given: code },
    removeSecondFactor: { statuses: missingForOfficers, given: nothing },
    renewRecoveryCodes: { statuses: missingForOfficers, given: nothing },
    takeOffSecondFactor: {
      statuses: [401, 403, 403, 403, 404, 401],
      given: async () => ({
        params: { id: (await createAccount(server().ctx, { role: 'admin' })).id },
        body: { reason: 'The phone is lost' },
      }),
    },
    reAuthenticate: { statuses: missingForOfficers, given: code },
  }) satisfies { [N in CallName]?: WalkedCall };
