import { normalizeEnrollmentNumber } from '#core/accounts/enrollment-number.ts';
import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Answer, Input } from '#contract/api.ts';
import type { JobData } from '../platform/job-queues.ts';
import { perNetwork } from '../platform/per-network.ts';
import type { Services } from '../services.ts';
import type { Caller, SignedIn } from '../verb.ts';
import { findLinkOwner, forgetLinks, takeLink } from '../accounts/link-store.ts';
import { refuseHalf, refuseUnusable, startLogIn } from '../accounts/open-session.ts';
import { sendLinkOnce } from '../accounts/send-link.ts';
import { hashToken } from '../platform/hash-token.ts';
import { findByEmail, findByEnrollmentNumber, lockAccount } from '../accounts/store.ts';
import { presentUser } from '../accounts/view.ts';

/**
 * Takes note that somebody wants to sign in by a link, because strangers' guesses hold up the log-in.
 * As with a forgotten password, neither the answer nor its time tells whether there is an account.
 */
export async function askSignInLink(
  services: Services,
  _actor: unknown,
  input: Input<'askSignInLink'>,
  { address }: Caller,
) {
  await services.rateLimits.spend(
    perNetwork('sign-in-link', address, { most: 300, seconds: 60 * 60 }),
  );
  const asked =
    'email' in input
      ? { email: input.email.toLowerCase() }
      : { enrollmentNumber: normalizeEnrollmentNumber(input.enrollmentNumber) };
  await services.transact((tx) => services.jobs.enqueue(tx, 'send-sign-in-link', asked));
}

/** Sends the link to the confirmed address of the account, if there is one that may sign in. */
export async function sendSignInLink(
  services: Services,
  asked: JobData['send-sign-in-link'],
): Promise<void> {
  await services.transact(async (tx) => {
    const found =
      'email' in asked
        ? await findByEmail(tx, asked.email)
        : await findByEnrollmentNumber(tx, asked.enrollmentNumber);
    const row = found === null ? null : await lockAccount(tx, found.id);
    if (row === null || row.email === null || row.email_confirmed_at === null) return;
    if (!row.is_verified) return;
    const account = { id: row.id, email: row.email };
    await sendLinkOnce(tx, services, 'sign-in', account);
  });
}

/** Signs in by the link of an e-mail, once. Opening its page changes nothing: programs open links. */
export async function signInByLink(
  services: Services,
  actor: Actor | null,
  { token }: Input<'signInByLink'>,
  caller: Caller,
): Promise<SignedIn<Answer<'signInByLink'>>> {
  const { account, started } = await services.transact(async (tx) => {
    const hash = hashToken(token);
    const owner = await findLinkOwner(tx, hash, 'sign-in');
    // Taken with the account locked: of two uses of its links at once, one succeeds.
    const account = owner === null ? null : await lockAccount(tx, owner.id);
    if (account === null || (await takeLink(tx, hash, 'sign-in')) === null) {
      throw new Refused('link-invalid');
    }
    refuseUnusable(account);
    await forgetLinks(tx, account.id, 'sign-in');
    return { account, started: await startLogIn(tx, services, actor, account, caller) };
  });
  refuseHalf(started);
  return { reply: { user: presentUser(account) }, ...started };
}
