import { wrong } from '#core/kernel/wrong.ts';
import type { Actor } from '#core/actor.ts';
import { invalidInput, Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { electionToWaitFor } from '../nominations/has-taken-part.ts';
import { countArrival } from '../platform/count-arrival.ts';
import type { Tx } from '../platform/db/client.ts';
import type { ActServices } from '../officer-act.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../verb.ts';
import { forgetAttempts } from '../accounts/attempt-store.ts';
import { findReserved, lockNames } from '../accounts/departed-store.ts';
import { forgetLinks } from '../accounts/link-store.ts';
import { tellNewAddress } from '../accounts/notices/tell-owner.ts';
import { checkOwnPassword } from '../accounts/own-password.ts';
import { sendLink, sendLinkWithinBudget } from '../accounts/send-link.ts';
import { requireFreshLogIn } from '../fresh-log-in/require-fresh-log-in.ts';
import { lockAccount, updateEmail } from '../accounts/store.ts';

const perAccount = { most: 5, seconds: 60 * 60 };

/**
 * Sends a link to a new address of one's own. The answer is the same for an address that another
 * account has: only who can read its e-mails learns that, by opening the link.
 */
export async function changeEmail(
  services: Services,
  actor: Actor,
  { email, currentPassword }: Input<'changeEmail'>,
  { address }: Caller,
) {
  if (email.toLowerCase() === actor.email.toLowerCase()) {
    throw invalidInput({ email: wrong('your-e-mail-address-already') });
  }
  await requireFreshLogIn(services.db, actor);
  await countArrival(services, { kind: 'message', from: address }, async () => {
    const { keys } = await checkOwnPassword(services, actor, currentPassword, address);
    await services.rateLimits.spend([{ name: `email:${actor.id}`, ...perAccount }]);
    await services.transact(async (tx) => {
      await forgetAttempts(tx, keys);
      const account = { id: actor.id, email };
      await sendLinkWithinBudget(tx, services, 'change-email', account);
    });
  });
}

/**
 * Gives an account the address that its link proved, or one that an officer gave it: that is told at the old one, and
 * gets a link to confirm it. The former one cannot be registered anew while an election goes on that the account voted
 * in: it would be a second vote.
 */
export async function moveToEmail(
  tx: Tx,
  services: ActServices,
  change: { accountId: string; email: string; isByOfficer?: boolean },
): Promise<void> {
  const { accountId, email, isByOfficer = false } = change;
  const account = await lockAccount(tx, accountId);
  if (account === null) throw new Refused('link-invalid');
  await updateEmail(tx, { id: accountId, email, isProved: !isByOfficer });
  const keys = services.electionKeys;
  const named = { email, enrollmentNumber: null };
  if ((await findReserved(tx, keys, named)) !== null) throw new Refused('email-taken');
  const election = await electionToWaitFor(tx, accountId);
  if (election !== null) {
    await lockNames(tx, keys, { email: account.email, enrollmentNumber: null }, election);
  }
  // Links that the former address got open nothing any more.
  await forgetLinks(tx, accountId, 'reset-password');
  await forgetLinks(tx, accountId, 'confirm-email');
  await services.live.announce(tx, { kind: 'session', accountId });
  await tellNewAddress(tx, services, account, { email, isByOfficer });
  if (!isByOfficer) return;
  await forgetLinks(tx, accountId, 'change-email');
  await sendLink(tx, services, 'confirm-email', { id: accountId, email });
}
