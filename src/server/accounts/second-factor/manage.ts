import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import { record } from '../../platform/record.ts';
import type { Services } from '../../services.ts';
import { lockManaged, readManaged, shutOut } from '../manage.ts';
import { tellSecondFactor } from '../notices/tell-owner.ts';
import { lockAccount } from '../store.ts';
import { makeRecoveryCodes } from './codes.ts';
import { requireFreshLogIn } from './require-fresh-log-in.ts';
import * as store from './store.ts';

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
  return { message: answers.secondFactorRemoved };
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
  return { recoveryCodes: shown, message: answers.recoveryCodesRenewed };
}

/** Takes a lost second step off another officer, who sets up a new one after the next log-in. */
export async function takeOffSecondFactor(
  services: Services,
  actor: Actor,
  { id, reason }: Input<'takeOffSecondFactor'>,
) {
  const user = await services.transact(async (tx) => {
    const { account } = await lockManaged(tx, actor, id);
    await requireFreshLogIn(tx, actor);
    if (account.id === actor.id) throw new Refused('own-account');
    if (!(await store.removeSecondFactor(tx, account.id))) throw new Refused('no-second-factor');
    await shutOut(tx, services, account.id);
    const line = { act: 'factor.take-off', objectId: account.id, detail: reason } as const;
    await record(tx, { actorId: actor.id, ...line });
    await tellSecondFactor(tx, services, account, false);
    return readManaged(tx, account.id);
  });
  return { user, message: answers.secondFactorTakenOff };
}
