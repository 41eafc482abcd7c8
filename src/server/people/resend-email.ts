import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import { lockManaged } from '../accounts/manage.ts';
import { sendLink } from '../accounts/send-link.ts';
import { findByEmail } from '../accounts/store.ts';
import { notStuck, replaceFailed, sendAgain } from '../email/decide-unsent.ts';
import type { ActServices } from '../officer-act.ts';
import { officerAct } from '../officer-act.ts';
import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import { tellLink } from '../proposals/tell-link.ts';

/**
 * The officers' decision to send an e-mail again that failed, or to try one now that waits for its next try. In place of
 * a link that failed an admin sends a new one.
 */
export const resendEmail = officerAct<'resendEmail', void>({
  async run({ tx, actor, input: { id }, services }) {
    if (await sendAgain(tx, services, { actor, id })) return;
    await renewLink(tx, services, actor, id);
  },
  answer: () => undefined,
});

/** The link goes to the owner of the account alone that the address belongs to: no answer and no page shows it. */
async function renewLink(tx: Tx, services: ActServices, actor: Actor, id: string): Promise<void> {
  if (actor.role !== 'admin') throw await notStuck(tx, id);
  // Of many who press at once, the first takes it off the list.
  const { keyKind: purpose, to } = await replaceFailed(tx, id);
  const found = to === '' ? null : await findByEmail(tx, to);
  const isOfAccount = purpose === 'confirm-email' || purpose === 'reset-password';
  if (found === null || !isOfAccount) throw new Refused('email-without-account');
  const { account } = await lockManaged(tx, actor, found.id);
  if (purpose === 'confirm-email' && account.email_confirmed_at !== null) {
    throw new Refused('email-confirmed');
  }
  await sendLink(tx, services, purpose, { id: account.id, email: to });
  await record(tx, { actorId: actor.id, act: 'email.new-link', objectId: account.id });
  if (purpose === 'reset-password') await tellLink(tx, services, actor, account);
}
