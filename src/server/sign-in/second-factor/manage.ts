import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import { record } from '../../platform/record.ts';
import type { Services } from '../../services.ts';
import { accountAct } from '../../accounts/account-act.ts';
import { tellSecondFactor } from '../../accounts/notices/tell-owner.ts';
import { lockAccount } from '../../accounts/store.ts';
import { makeRecoveryCodes } from './codes.ts';
import { requireFreshLogIn } from '../../fresh-log-in/require-fresh-log-in.ts';
import * as store from '../../accounts/second-factor-store.ts';
import type { Db } from '../../platform/db/client.ts';
import { findSecondFactor } from '../../accounts/second-factor-store.ts';

/** What the officer who asks has of a second step. */
export async function readSecondFactor(services: Services, actor: Actor) {
  const factor = await store.findSecondFactor(services.db, actor.id);
  const state = await store.readFactorState(services.db, actor.id);
  return { isOn: factor !== null, hasApp: (factor?.secret ?? null) !== null, ...state };
}

/** Turns the own second step off. */
export async function removeSecondFactor(services: Services, actor: Actor) {
  await services.transact(async (tx) => {
    await lockAccount(tx, actor.id);
    await requireFreshLogIn(tx, actor);
    const { isRequired } = await store.readFactorState(tx, actor.id);
    if (isRequired) throw new Refused('second-factor-required');
    if (!(await store.removeSecondFactor(tx, actor.id))) throw new Refused('no-second-factor');
    await record(tx, { actorId: actor.id, act: 'factor.remove', objectId: actor.id });
    await tellSecondFactor(tx, services, actor, false);
  });
}

/** Makes new recovery codes in the place of the former ones. */
export async function renewRecoveryCodes(services: Services, actor: Actor) {
  const { shown, hashes } = makeRecoveryCodes();
  await services.transact(async (tx) => {
    await lockAccount(tx, actor.id);
    await requireFreshLogIn(tx, actor);
    if ((await store.findSecondFactor(tx, actor.id)) === null) {
      throw new Refused('no-second-factor');
    }
    await store.replaceRecoveryCodes(tx, actor.id, hashes);
    await record(tx, { actorId: actor.id, act: 'factor.new-codes', objectId: actor.id });
  });
  return { recoveryCodes: shown };
}

/** Takes a lost second step off another officer, who sets up a new one after the next log-in. */
export const takeOffSecondFactor = accountAct<'takeOffSecondFactor'>({
  act: 'factor.take-off',
  async run({ tx, services, actor, input: { reason }, account }) {
    await requireFreshLogIn(tx, actor);
    if (account.id === actor.id) throw new Refused('own-account');
    if (!(await store.removeSecondFactor(tx, account.id))) throw new Refused('no-second-factor');
    await tellSecondFactor(tx, services, account, false);
    return { detail: reason, shutsOut: true };
  },
});

/** Whoever asks other officers for a second step has one, and so is not shut out of the settings by it. */
export async function requireOwnFactor(db: Db, actor: Actor): Promise<void> {
  if ((await findSecondFactor(db, actor.id)) === null) throw new Refused('second-factor-first');
}
