import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Services } from '../services.ts';
import { forgetAttempts } from '../accounts/attempt-store.ts';
import { checkOwnPassword } from '../accounts/own-password.ts';
import { isFreshSession } from '../accounts/session-store.ts';
import { findAccount } from '../accounts/store.ts';

/**
 * Before a new way to log in is added: a borrowed session must not make itself one. Whoever logged in
 * a moment ago has shown enough; others type their password, or log in again where there is none.
 */
export async function proveOwner(
  services: Services,
  actor: Actor,
  password: string | undefined,
  address: string,
): Promise<void> {
  if (await isFreshSession(services.db, Buffer.from(actor.session, 'base64'))) return;
  const account = await findAccount(services.db, actor.id);
  if ((account?.password_hash ?? null) === null) throw new Refused('log-in-again');
  if (password === undefined || password === '') throw new Refused('password-needed');
  const { keys } = await checkOwnPassword(services, actor, password, address);
  await services.transact((tx) => forgetAttempts(tx, keys));
}
