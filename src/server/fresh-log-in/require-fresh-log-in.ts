import { isOfficer } from '#core/accounts/role.ts';
import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Db } from '../platform/db/client.ts';
import { needsProof } from './store.ts';

/**
 * Before what cannot be undone: an officer with a second step must have logged in, or taken that step
 * again, within ten minutes. It binds nobody else: an officer without one may do no such thing where
 * the campus asks for it. `db` may be the transaction that does it.
 */
export async function requireFreshLogIn(db: Db, actor: Actor): Promise<void> {
  if (!isOfficer(actor.role)) return;
  if (await needsProof(db, Buffer.from(actor.session, 'base64'))) {
    throw new Refused('reauth-required');
  }
}
