import { randomBytes } from 'node:crypto';
import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { perNetwork } from '../../platform/networks.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../verb.ts';
import { proveOwner } from '../prove-owner.ts';
import { hashToken } from '../../platform/tokens.ts';
import { insertRequest } from './store.ts';

// A campus sits behind one address; this only bounds how fast one machine can fill a table.
const perAddress = { most: 3_000, seconds: 60 };

/**
 * Sends a browser to the provider, to log in or to connect the account that is signed in. The key
 * stays in the browser that asked: nobody else can bring the answer back.
 */
export async function startSignOn(
  services: Services,
  actor: Actor | null,
  { connects, currentPassword, asksAgain }: Input<'startSignOn'>,
  { address }: Caller,
) {
  const { signOn } = services;
  if (signOn === null) throw new Refused('sign-on-unknown');
  if (connects && actor === null) throw new Refused('not-logged-in');
  await services.rateLimits.spend(perNetwork('sign-on', address, perAddress));
  if (connects && actor !== null) await proveOwner(services, actor, currentPassword, address);
  const key = randomBytes(32).toString('base64url');
  const { url, ...checks } = await signOn.begin({ asksAgain });
  await services.transact((tx) =>
    insertRequest(tx, {
      ...checks,
      keyHash: hashToken(key),
      accountId: connects && actor !== null ? actor.id : null,
    }),
  );
  return { url, key };
}
