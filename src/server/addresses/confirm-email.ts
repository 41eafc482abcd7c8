import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../services.ts';
import { duplicateIn } from '../platform/db/errors.ts';
import { moveToEmail } from './change-email.ts';
import { acceptInvitation } from '../accounts/hand-over-store.ts';
import { takeEmailChange, takeLink } from '../accounts/link-store.ts';
import { hashToken } from '../platform/tokens.ts';
import { confirmAddress, findAccount } from '../accounts/store.ts';
import type { Actor } from '#core/actor.ts';
import { sendLinkWithinBudget } from '../accounts/send-link.ts';

const perAccount = { most: 3, seconds: 60 * 60 };

/** Confirms an address by the link of an e-mail, once: the one an account has, or its next one. */
export async function confirmEmail(
  services: Services,
  _actor: unknown,
  input: Input<'confirmEmail'>,
) {
  const hash = hashToken(input.token);
  try {
    await services.transact(async (tx) => {
      const owner = await takeLink(tx, hash, 'confirm-email');
      if (owner !== null) {
        await confirmAddress(tx, owner);
        await acceptInvitation(tx, owner);
        await services.live.announce(tx, { kind: 'session', accountId: owner });
        return;
      }
      const change = await takeEmailChange(tx, hash);
      if (change === null) throw new Refused('link-invalid');
      await moveToEmail(tx, services, change);
    });
  } catch (error) {
    if (duplicateIn(error) === 'accounts_email') throw new Refused('email-taken');
    throw error;
  }
}

/** Sends the e-mail that confirms the own address again. */
export async function askConfirmation(services: Services, actor: Actor) {
  const account = await findAccount(services.db, actor.id);
  if (account === null || account.email_confirmed_at !== null) throw new Refused('email-confirmed');
  await services.rateLimits.spend([{ name: `confirm:${actor.id}`, ...perAccount }]);
  await services.transact((tx) => sendLinkWithinBudget(tx, services, 'confirm-email', actor));
}
