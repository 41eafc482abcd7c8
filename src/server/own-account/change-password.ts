import type { Actor } from '#core/actor.ts';
import { invalidInput, Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../verb.ts';
import { forgetAttempts } from '../accounts/attempt-store.ts';
import { tellNewPassword } from '../accounts/notices/tell-owner.ts';
import { checkOwnPassword } from '../accounts/own-password.ts';
import { forgetLinks } from '../accounts/link-store.ts';
import { newPasswordProblem } from '../accounts/new-password.ts';
import { openSession } from '../accounts/open-session.ts';
import { requireFreshLogIn } from '../fresh-log-in/require-fresh-log-in.ts';
import { replacePassword } from '../accounts/store.ts';

/** Changes the own password: every session ends and this browser gets a new one. */
export async function changePassword(
  services: Services,
  actor: Actor,
  input: Input<'changePassword'>,
  caller: Caller,
) {
  await requireFreshLogIn(services.db, actor);
  const { universityName } = await services.campus.settings();
  const problem = await newPasswordProblem(input.newPassword, {
    name: actor.name,
    email: actor.email,
    enrollmentNumber: actor.enrollmentNumber ?? '',
    universityName,
  });
  if (problem !== null) throw invalidInput({ newPassword: problem });
  const { address } = caller;
  const { former, keys } = await checkOwnPassword(services, actor, input.currentPassword, address);
  const passwordHash = await services.passwords.hash(input.newPassword, { from: address });
  const opened = await services.transact(async (tx) => {
    // Of two changes at once, the second finds that its current password is none any more.
    const isChanged = await replacePassword(tx, actor.id, { from: former, to: passwordHash });
    if (!isChanged) throw new Refused('wrong-password');
    await forgetAttempts(tx, keys);
    await forgetLinks(tx, actor.id, 'reset-password');
    await tellNewPassword(tx, services, actor);
    await services.sessions.endAll(tx, actor.id);
    const account = { id: actor.id, password_hash: passwordHash };
    return openSession(tx, services, null, account, caller, 'known');
  });
  return { reply: undefined, ...opened };
}
