import type { Input } from '#contract/api.ts';
import { perNetwork } from '../platform/networks.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../verb.ts';
import { sendLinkOnce } from '../accounts/send-link.ts';
import { findByEmail, lockAccount } from '../accounts/store.ts';
import type { JobData } from '../platform/job-queues.ts';

/**
 * Takes note that somebody wants a new password. Whether the address has an account is found out
 * after the answer, by a job: neither its words nor its time tell (contract). Nobody can use up what
 * the owner may ask for: who asks again is answered alike.
 */
export async function forgotPassword(
  services: Services,
  _actor: unknown,
  input: Input<'forgotPassword'>,
  { address }: Caller,
) {
  const email = input.email.toLowerCase();
  // A campus sits behind one address.
  await services.rateLimits.spend(perNetwork('forgot', address, { most: 300, seconds: 60 * 60 }));
  await services.transact((tx) => services.jobs.enqueue(tx, 'send-reset-link', { email }));
}

/** Sends the link for a new password to the account with this address, if there is one. */
async function sendResetLink(services: Services, asked: { email: string }): Promise<void> {
  await services.transact(async (tx) => {
    const found = await findByEmail(tx, asked.email);
    // Locked: of two who ask at once, the second finds the link of the first.
    const row = found === null ? null : await lockAccount(tx, found.id);
    if (row === null || row.email === null) return;
    const account = { id: row.id, email: row.email };
    await sendLinkOnce(tx, services, 'reset-password', account);
  });
}

/** The work of this feature that outlives a request. */
export function accountJobs(services: Services) {
  return {
    'send-reset-link': (asked: JobData['send-reset-link']) => sendResetLink(services, asked),
  };
}
