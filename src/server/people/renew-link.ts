import { Refused } from '#core/refusal.ts';
import { replaceFailed } from '../email/discard.ts';
import { record } from '../platform/record.ts';
import { officerAct } from '../officer-act.ts';
import { lockManaged } from '../accounts/manage.ts';
import { tellLink } from '../proposals/tell-link.ts';
import { sendLink } from '../accounts/send-link.ts';
import { findByEmail } from '../accounts/store.ts';

/**
 * Sends a new link in place of one whose e-mail failed, to the account that the address belongs to.
 * The link goes to its owner alone: no answer and no page shows it.
 */
export const renewLink = officerAct<'renewLink', void>({
  async run({ tx, actor, input: { id }, services }) {
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
  },
  answer: () => undefined,
});
