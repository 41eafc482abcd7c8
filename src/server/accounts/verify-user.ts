import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { lockAccount, updateVerified } from './store.ts';
import { presentUser } from './view.ts';

/** Approves an account; one that is approved already stays so and nothing is done twice. */
export async function verifyUser(services: Services, actor: Actor, { id }: Input<'verifyUser'>) {
  const user = await services.transact(async (tx) => {
    const account = await lockAccount(tx, id);
    if (account === null) throw new Refused('unknown-user');
    if (account.is_verified) return account;
    await record(tx, { actorId: actor.id, act: 'account.verify', objectId: account.id });
    return updateVerified(tx, account.id, true);
  });
  return { user: presentUser(user), message: answers.userApproved };
}
