import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../verb.ts';
import { sendLink } from './send-link.ts';
import { findByEmail } from './store.ts';

const hour = 60 * 60;

/**
 * Takes note that somebody wants a new password. Whether the address has an account is found out
 * after the answer, by a job: neither its words nor its time tell (contract).
 */
export async function forgotPassword(
  services: Services,
  _actor: unknown,
  input: Input<'forgotPassword'>,
  { address }: Caller,
) {
  const email = input.email.toLowerCase();
  await services.rateLimits.spend([
    { name: `forgot:${email}`, most: 3, seconds: hour },
    // A campus sits behind one address.
    { name: `forgot|${address}`, most: 300, seconds: hour },
  ]);
  await services.transact((tx) => services.jobs.enqueue(tx, 'send-reset-link', { email }));
  return { message: answers.resetEmailSent };
}

/** Sends the link for a new password to the account with this address, if there is one. */
export async function sendResetLink(services: Services, asked: { email: string }): Promise<void> {
  const { universityName } = await services.campus.settings();
  await services.transact(async (tx) => {
    const row = await findByEmail(tx, asked.email);
    if (row === null || row.email === null) return;
    const account = { id: row.id, email: row.email };
    await sendLink(tx, services, 'reset-password', { account, universityName });
  });
}
