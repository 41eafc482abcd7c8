import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../../services.ts';
import { lockAccount } from '../../accounts/store.ts';
import { keepOneWayIn } from '../ways-in-store.ts';
import { listIdentities, removeIdentity } from './store.ts';

/** The log-ins of the provider that lead to the own account. */
export async function listSignOns(services: Services, actor: Actor) {
  const rows = await listIdentities(services.db, actor.id);
  return rows.map((row) => ({
    _id: row.id,
    issuer: row.issuer,
    email: row.email,
    connectedOn: row.connected_on.toISOString(),
    usedOn: row.used_on.toISOString(),
  }));
}

/** Takes one of them off, unless it is the last way in. */
export async function disconnectSignOn(
  services: Services,
  actor: Actor,
  { id }: Input<'disconnectSignOn'>,
) {
  await services.transact(async (tx) => {
    await lockAccount(tx, actor.id);
    if (!(await removeIdentity(tx, actor.id, id.toLowerCase())))
      throw new Refused('unknown-sign-on');
    await keepOneWayIn(tx, services, actor.id);
  });
}
