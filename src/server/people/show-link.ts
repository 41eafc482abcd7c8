import { plannedLines } from '#texts/proposal-line.ts';
import type { Actor } from '#core/actor.ts';
import { isOfficer } from '#core/accounts/role.ts';
import { Refused } from '#core/refusal.ts';
import type { Answer, Input } from '#contract/api.ts';
import { countActs, listTouchedBy } from '../elections/counted-acts.ts';
import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import { askSecondOfficer, isConfirming } from '../proposals/second-officer.ts';
import { takeConfirmed } from '../proposals/public.ts';
import { tellLink } from '../proposals/tell-link.ts';
import { officerAct } from '../officer-act.ts';
import type { ActServices, OfficerAct } from '../officer-act.ts';
import { forgetLinks } from '../accounts/link-store.ts';
import { lockManaged } from '../accounts/manage.ts';
import { makePasswordLink, sendLink } from '../accounts/send-link.ts';
import type { AccountRow } from '../accounts/store.ts';
import type { Services } from '../services.ts';

/** Minutes for which the link works: it is handed over by hand. */
const shownMinutes = 60;

/**
 * Shows an admin a link by which another officer sets a new password once, where no e-mail leaves. The
 * officer confirms nothing for 72 hours then: who shows a link could use it, and act as two.
 */
export const showLink: OfficerAct<'showLink'> = {
  async perform(services, actor, input, first) {
    if (services.mail.delivery === 'smtp') throw new Refused('e-mail-leaves');
    // Before the transaction: the limit is spent also where it is refused.
    const name = `shown-link:${input.id}`;
    await services.rateLimits.spend([{ name, most: 5, seconds: 60 * 60 }]);
    return showing.perform(services, actor, input, first);
  },
};

const showing = officerAct<'showLink', Answer<'showLink'>>({
  async run({ tx, actor, input: { id, reason = '' }, services }) {
    const { account } = await lockManaged(tx, actor, id);
    if (account.id === actor.id) throw new Refused('own-account');
    if (!isOfficer(account.role)) throw new Refused('link-for-officers');
    await askForVoter(tx, services, { actor, account, reason });
    if (isConfirming(tx)) return { link: '', minutes: shownMinutes };
    await forgetLinks(tx, account.id, 'shown');
    await record(tx, { actorId: actor.id, act: 'account.show-link', objectId: account.id });
    await tellLink(tx, services, actor, account);
    const link = await makePasswordLink(tx, {
      accountId: account.id,
      purpose: 'shown',
      minutes: shownMinutes,
      publicUrl: services.config.publicUrl,
      shownBy: actor.id,
    });
    return { link, minutes: shownMinutes };
  },
  answer: (_services, _input, shown) => shown,
});

/**
 * Whoever has the link votes or steps down as the account: while voting is open that it may vote in or stands in, another
 * officer confirms it, and then who asked shows it. The pages of these elections count it.
 */
async function askForVoter(
  tx: Tx,
  services: ActServices,
  { actor, account, reason }: { actor: Actor; account: AccountRow; reason: string },
): Promise<void> {
  const touched = await listTouchedBy(tx, account.id);
  const act = 'account.show-link';
  const objectKey = `${account.id}:${actor.id}`;
  const isConfirmed = touched.size > 0 && (await takeConfirmed(tx, { act, objectKey }));
  if (!isConfirmed) {
    await askSecondOfficer(tx, actor, {
      ...{ act, on: { touchesVoting: touched.size > 0 }, objectKey, reason },
      electionId: null,
      accountId: account.id,
      notBy: [account.id],
      subject: account.name,
      people: [account],
      ...plannedLines([{ key: 'shows-link' }]),
    });
  }
  if (!isConfirming(tx)) await countActs(tx, services, { kind: 'links', by: actor.id, touched });
}

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
