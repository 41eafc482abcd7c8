import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { record } from '../platform/record.ts';
import { tellLink } from '../proposals/tell-link.ts';
import type { Services } from '../services.ts';
import { lockManaged } from '../accounts/manage.ts';
import { sendLink } from '../accounts/send-link.ts';

// No officerAct: the limit is spent before the transaction, also where it is refused.
/** Sends an account the link for a new password, as its owner could by "Forgot password?". */
export async function sendResetLink(
  services: Services,
  actor: Actor,
  { id }: Input<'sendResetLink'>,
) {
  await services.rateLimits.spend([{ name: `reset:${id}`, most: 5, seconds: 60 * 60 }]);
  await services.transact(async (tx) => {
    const { account } = await lockManaged(tx, actor, id);
    if (account.email === null) throw new Refused('unknown-user');
    const to = { id: account.id, email: account.email };
    await sendLink(tx, services, 'reset-password', to);
    await record(tx, { actorId: actor.id, act: 'account.send-reset', objectId: account.id });
    await tellLink(tx, services, actor, account);
  });
}
