import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { lockManaged, readManaged, shutOut } from './manage.ts';
import { updateSuspended } from './store.ts';

/** Suspends an account: it can neither log in nor vote. One that is suspended keeps its first reason. */
export async function suspendUser(
  services: Services,
  actor: Actor,
  { id, reason }: Input<'suspendUser'>,
) {
  const user = await services.transact(async (tx) => {
    const { account, isLastAdmin } = await lockManaged(tx, actor, id);
    if (isLastAdmin) throw new Refused('last-admin');
    if (account.id === actor.id) throw new Refused('own-account');
    if (account.suspended_at === null) {
      if (!account.is_verified) throw new Refused('account-waits');
      await updateSuspended(tx, account.id, reason);
      await shutOut(tx, services, account.id);
      await record(tx, {
        actorId: actor.id,
        act: 'account.suspend',
        objectId: account.id,
        detail: reason,
      });
    }
    return readManaged(tx, account.id);
  });
  return { user, message: answers.accountSuspended };
}

/** Lifts a suspension: the account is as usable as it was before. */
export async function liftSuspension(
  services: Services,
  actor: Actor,
  { id }: Input<'liftSuspension'>,
) {
  const user = await services.transact(async (tx) => {
    const { account } = await lockManaged(tx, actor, id);
    if (account.suspended_at !== null) {
      await updateSuspended(tx, account.id, null);
      await record(tx, { actorId: actor.id, act: 'account.lift', objectId: account.id });
    }
    return readManaged(tx, account.id);
  });
  return { user, message: answers.suspensionLifted };
}
