import { randomUUID } from 'node:crypto';
import type { CallName } from '#contract/api.ts';
import type { Given, WalkedCall } from './walked-call.ts';
import { everybody, nothing, userOnly } from './walked-call.ts';

const unknown = (): Given => ({ params: { id: randomUUID() } });
const missingForUsers = [401, 404, 404, 404, 404, 401] as const;
const refused = [403, 403, 403, 403, 403, 403] as const;
const credential = (response: Record<string, string>) => ({
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: 'AAAA', ...response },
});

/** The calls of single sign-on, on a campus that has none, and those of passkeys. */
export const signOnWalk = {
  startSignOn: { statuses: [404, 404, 404, 404, 404, 404], given: () => ({ body: {} }) },
  finishSignOn: {
    statuses: [404, 404, 404, 404, 404, 404],
    given: () => ({ body: { key: 'x', search: '?code=x' } }),
  },
  registerBySignOn: {
    statuses: refused,
    given: () => ({
      body: { key: 'x', role: 'faculty', name: 'Asha Rao', email: 'asha@campus.example' },
    }),
  },
  listSignOns: { statuses: userOnly, given: nothing },
  disconnectSignOn: { statuses: missingForUsers, given: unknown },
  listPasskeys: { statuses: userOnly, given: nothing },
  startPasskey: { statuses: userOnly, given: () => ({ body: {} }) },
  addPasskey: {
    statuses: [401, 403, 403, 403, 403, 401],
    given: () => ({
      body: { name: 'Phone', response: credential({ attestationObject: 'AAAA' }) },
    }),
  },
  renamePasskey: {
    statuses: missingForUsers,
    given: () => ({ ...unknown(), body: { name: 'Phone' } }),
  },
  removePasskey: { statuses: missingForUsers, given: unknown },
  startPasskeyLogIn: { statuses: everybody, given: nothing },
  logInWithPasskey: {
    statuses: refused,
    given: () => ({
      body: { response: credential({ authenticatorData: 'AAAA', signature: 'AAAA' }) },
    }),
  },
} satisfies { [N in CallName]?: WalkedCall };
