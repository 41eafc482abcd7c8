import { normalizeEnrollmentNumber } from '#core/accounts/enrollment-number.ts';
import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import { sentences } from '#core/sentences.ts';
import type { Input, Reply } from '#contract/api.ts';
import type { Services } from '../services.ts';
import type { Caller, SignedIn } from '../verb.ts';
import { forgetAttempts } from './attempt-store.ts';
import { countAttempt } from './count-attempt.ts';
import type { AccountRow } from './store.ts';
import { findByEmail, findByEnrollmentNumber, lockForLogIn } from './store.ts';
import { presentActor, presentUser } from './view.ts';

/** Signs in faculty, council and admin by e-mail (contract, POST /user/login). */
export async function logIn(
  services: Services,
  actor: Actor | null,
  { email, password, role }: Input<'logIn'>,
  caller: Caller,
) {
  const row = await findByEmail(services.db, email);
  const account = row !== null && row.role === role ? row : null;
  const name = `email:${email.toLowerCase()}`;
  return signIn(services, actor, { account, name, password }, caller);
}

/** Signs in a student by enrollment number, in any case (contract, POST /user/login-student). */
export async function logInStudent(
  services: Services,
  actor: Actor | null,
  { enrollmentNumber, password }: Input<'logInStudent'>,
  caller: Caller,
) {
  const number = normalizeEnrollmentNumber(enrollmentNumber);
  const row = await findByEnrollmentNumber(services.db, number);
  const account = row !== null && row.role === 'student' ? row : null;
  return signIn(services, actor, { account, name: `number:${number}`, password }, caller);
}

/**
 * Checks the password and opens a session. Unknown, wrong and mismatched answer alike and take
 * equally long; the attempt is counted before the password is looked at.
 */
async function signIn(
  services: Services,
  actor: Actor | null,
  given: { account: AccountRow | null; name: string; password: string },
  { address, device, gone }: Caller,
): Promise<SignedIn<Reply<'logIn'>>> {
  const { account } = given;
  const keys = await countAttempt(services, given.name, address);
  const stored = account?.password_hash ?? null;
  const turn = { from: address, gone: gone() };
  const isRight = await services.passwords.verify(given.password, stored, turn);
  if (!isRight || account === null) throw new Refused('wrong-credentials');
  const opened = await services.transact(async (tx) => {
    await forgetAttempts(tx, keys);
    if (account.suspended_at !== null) return 'suspended';
    if (!account.is_verified) return 'waits';
    // A reset that ended all sessions meanwhile ends this one before it begins.
    if (!(await lockForLogIn(tx, account))) throw new Refused('wrong-credentials');
    // A log-in rotates: the session that the browser held before ends.
    if (actor !== null) {
      await services.sessions.end(tx, actor.session);
      await services.live.announce(tx, { kind: 'session', accountId: actor.id });
    }
    return { token: await services.sessions.start(tx, account.id, device) };
  });
  if (opened === 'waits') throw new Refused('awaits-approval');
  if (opened === 'suspended') {
    const why = account.suspended_reason ?? '';
    throw new Refused('account-suspended', { message: `This account is suspended: ${why}` });
  }
  const { token } = opened;
  return { reply: { user: presentUser(account), message: sentences.loginSuccessful }, token };
}

/** For those whose log-in takes its time: how many wait at this process. */
export async function readLogInLine(services: Services) {
  return {
    waiting: services.passwords.waiting(),
  };
}

/** The user of the session. */
export async function readMe(_services: unknown, actor: Actor | null) {
  return {
    user: actor === null ? null : presentActor(actor),
    isEmailConfirmed: actor?.isEmailConfirmed ?? false,
  };
}
