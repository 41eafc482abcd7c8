import type { Services } from '../services.ts';
import { sendLink } from './send-link.ts';
import { findByEmail } from './store.ts';

/** Sends the link for a new password to whoever owns the address; to nobody if nobody does. */
export async function sendResetLink(services: Services, asked: { email: string }): Promise<void> {
  const { universityName } = await services.campus.settings();
  await services.transact(async (tx) => {
    const row = await findByEmail(tx, asked.email);
    if (row === null || row.email === null) return;
    const account = { id: row.id, email: row.email };
    await sendLink(tx, services, 'reset-password', { account, universityName });
  });
}
