import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Services } from '../services.ts';
import { sendLinkWithinBudget } from './send-link.ts';
import { findAccount } from './store.ts';

const perAccount = { most: 3, seconds: 60 * 60 };

/** Sends the e-mail that confirms the own address again. */
export async function askConfirmation(services: Services, actor: Actor) {
  const account = await findAccount(services.db, actor.id);
  if (account === null || account.email_confirmed_at !== null) throw new Refused('email-confirmed');
  await services.rateLimits.spend([{ name: `confirm:${actor.id}`, ...perAccount }]);
  await services.transact((tx) => sendLinkWithinBudget(tx, services, 'confirm-email', actor));
}
