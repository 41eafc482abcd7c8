import type { Actor } from '#core/actor.ts';
import { isOfficer } from '#core/accounts/role.ts';
import { Refused } from '#core/refusal.ts';
import type { Answer, Input } from '#contract/api.ts';
import { record } from '../platform/record.ts';
import { tellLink } from '../proposals/tell-link.ts';
import type { Services } from '../services.ts';
import { forgetLinks } from '../accounts/link-store.ts';
import { lockManaged } from '../accounts/manage.ts';
import { makePasswordLink } from '../accounts/password-link.ts';

/** Minutes for which the link works: it is handed over by hand. */
const shownMinutes = 60;

// No officerAct: the limit is spent before the transaction, also where it is refused.
/**
 * Shows an admin a link by which another officer sets a new password once, where no e-mail leaves. The
 * officer confirms nothing for 72 hours then: who shows a link could use it, and act as two.
 */
export async function showLink(
  services: Services,
  actor: Actor,
  { id }: Input<'showLink'>,
): Promise<Answer<'showLink'>> {
  if (services.mail.delivery === 'smtp') throw new Refused('e-mail-leaves');
  await services.rateLimits.spend([{ name: `shown-link:${id}`, most: 5, seconds: 60 * 60 }]);
  const link = await services.transact(async (tx) => {
    const { account } = await lockManaged(tx, actor, id);
    if (account.id === actor.id) throw new Refused('own-account');
    if (!isOfficer(account.role)) throw new Refused('link-for-officers');
    await forgetLinks(tx, account.id, 'shown');
    await record(tx, { actorId: actor.id, act: 'account.show-link', objectId: account.id });
    await tellLink(tx, services, actor, account);
    return makePasswordLink(tx, {
      accountId: account.id,
      purpose: 'shown',
      minutes: shownMinutes,
      publicUrl: services.config.publicUrl,
      shownBy: actor.id,
    });
  });
  return { link, minutes: shownMinutes };
}
