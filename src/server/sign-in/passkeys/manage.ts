import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../../services.ts';
import { requireFreshLogIn } from '../../fresh-log-in/require-fresh-log-in.ts';
import { findSecondFactor } from '../../accounts/second-factor-store.ts';
import { lockAccount } from '../../accounts/store.ts';
import { keepOneWayIn } from '../ways-in-store.ts';
import * as store from './store.ts';
import type { Passkey } from '#contract/sign-on.ts';
import type { PasskeyRow } from './store.ts';

/** The own passkeys, the oldest first. */
export async function listPasskeys(services: Services, actor: Actor) {
  return (await store.listPasskeys(services.db, actor.id)).map(presentPasskey);
}

export async function renamePasskey(
  services: Services,
  actor: Actor,
  { id, name }: Input<'renamePasskey'>,
) {
  const row = await services.transact((tx) =>
    store.renamePasskeyOf(tx, actor.id, id.toLowerCase(), name),
  );
  if (row === null) throw new Refused('unknown-passkey');
  return { passkey: presentPasskey(row) };
}

/** Removes a passkey, unless it is the last way in. */
export async function removePasskey(
  services: Services,
  actor: Actor,
  { id }: Input<'removePasskey'>,
) {
  await services.transact(async (tx) => {
    await lockAccount(tx, actor.id);
    await requireFreshLogIn(tx, actor);
    if (!(await store.removePasskeyOf(tx, actor.id, id.toLowerCase()))) {
      throw new Refused('unknown-passkey');
    }
    await keepOneWayIn(tx, services, actor.id);
    const factor = await findSecondFactor(tx, actor.id);
    const isFactor = factor !== null && factor.secret === null;
    if (isFactor && (await store.listPasskeys(tx, actor.id)).length === 0) {
      throw new Refused('passkey-is-factor');
    }
  });
}

/** A passkey as its owner sees it; its key stays here. */
export function presentPasskey(row: PasskeyRow): Passkey {
  return {
    _id: row.id,
    name: row.name,
    addedOn: row.added_on.toISOString(),
    usedOn: row.used_on?.toISOString() ?? null,
  };
}
