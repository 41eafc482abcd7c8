import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Services } from '../services.ts';
import { countAttempt } from './count-attempt.ts';
import { findAccount } from './store.ts';

/**
 * Asks for the own password once more, before what a borrowed session must not do. Answers its hash
 * and the keys under which the success is forgotten.
 */
export async function checkOwnPassword(
  services: Services,
  actor: Actor,
  password: string,
  address: string,
): Promise<{ former: string; keys: readonly Buffer[] }> {
  const keys = await countAttempt(services, { name: `password:${actor.id}`, address });
  const former = (await findAccount(services.db, actor.id))?.password_hash ?? null;
  const isRight = await services.passwords.verify(password, former, { from: address });
  if (!isRight || former === null) throw new Refused('wrong-password');
  return { former, keys };
}
