import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import { renameCandidate } from '../nominations/candidacies.ts';
import type { Services } from '../services.ts';
import { lockAccount, updateName } from '../accounts/store.ts';
import { presentUser } from '../accounts/view.ts';

const perAccount = { most: 5, seconds: 24 * 60 * 60 };

/** Changes the own name. */
export async function changeName(services: Services, actor: Actor, { name }: Input<'changeName'>) {
  await services.rateLimits.spend([{ name: `name:${actor.id}`, ...perAccount }]);
  const { renamed, isKept } = await services.transact(async (tx) => {
    if ((await lockAccount(tx, actor.id)) === null) throw new Refused('not-logged-in');
    await services.live.announce(tx, { kind: 'session', accountId: actor.id });
    const renamed = await updateName(tx, actor.id, name);
    return { renamed, isKept: await renameCandidate(tx, actor.id) };
  });
  return {
    user: presentUser(renamed),
    ...(isKept && { message: answers.nameChangedNotOnBallot }),
  };
}
