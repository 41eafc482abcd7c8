import { passwordProblem } from '#core/accounts/password.ts';
import type { Actor } from '#core/actor.ts';
import { invalidInput, Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../verb.ts';
import { forgetAttempts } from './attempt-store.ts';
import { countAttempt } from './count-attempt.ts';
import { forgetLinks } from './link-store.ts';
import { findAccount, replacePassword } from './store.ts';

/** Changes the own password: every session ends and this browser gets a new one. */
export async function changePassword(
  services: Services,
  actor: Actor,
  input: Input<'changePassword'>,
  { address }: Caller,
) {
  const problem = passwordProblem(input.newPassword, {
    email: actor.email,
    enrollmentNumber: actor.enrollmentNumber ?? '',
  });
  if (problem !== null) throw invalidInput({ newPassword: problem });
  const keys = await countAttempt(services, `password:${actor.id}`, address);
  const former = (await findAccount(services.db, actor.id))?.password_hash ?? null;
  const isRight = await services.passwords.verify(input.currentPassword, former, { from: address });
  if (!isRight || former === null) throw new Refused('wrong-password');
  const passwordHash = await services.passwords.hash(input.newPassword, { from: address });
  const token = await services.transact(async (tx) => {
    // Of two changes at once, the second finds that its current password is none any more.
    const isChanged = await replacePassword(tx, actor.id, { from: former, to: passwordHash });
    if (!isChanged) throw new Refused('wrong-password');
    await forgetAttempts(tx, keys);
    await forgetLinks(tx, actor.id, 'reset-password');
    await services.sessions.endAll(tx, actor.id);
    await services.live.announce(tx, { kind: 'session', accountId: actor.id });
    return services.sessions.start(tx, actor.id);
  });
  return { reply: { message: answers.passwordChanged }, token };
}
