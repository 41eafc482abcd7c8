import { normalizeEnrollmentNumber } from '#core/accounts/enrollment-number.ts';
import { logInRole } from '#core/accounts/role.ts';
import type { Role } from '#core/accounts/role.ts';
import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Answer, Input } from '#contract/api.ts';
import type { Services } from '../services.ts';
import type { Caller, SignedIn } from '../verb.ts';
import { forgetAttempts } from '../accounts/attempt-store.ts';
import { countAttempt } from '../accounts/count-attempt.ts';
import type { AccountRow } from '../accounts/store.ts';
import { findMark } from '../accounts/known-device.ts';
import { refuseHalf, refuseUnusable, startLogIn } from '../accounts/open-session.ts';
import { findByEmail, findByEnrollmentNumber, lockForLogIn } from '../accounts/store.ts';
import { presentActor, presentUser } from '../accounts/view.ts';

/** Signs in faculty, council and admin by e-mail (contract, POST /user/login). */
export async function logIn(
  services: Services,
  actor: Actor | null,
  { email, password, role }: Input<'logIn'>,
  caller: Caller,
) {
  const row = await findByEmail(services.db, email);
  const given = { row, role, name: `email:${email.toLowerCase()}`, password };
  return signIn(services, actor, given, caller);
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
  const given = { row, role: 'student', name: `number:${number}`, password } as const;
  return signIn(services, actor, given, caller);
}

/**
 * Checks the password and opens a session. Unknown, wrong and mismatched answer alike and take
 * equally long; the attempt is counted before the password is looked at. Number and e-mail of one
 * account share a count; a name that nobody has is counted as well, so that a pause tells nothing.
 */
async function signIn(
  services: Services,
  actor: Actor | null,
  given: { row: AccountRow | null; role: Role; name: string; password: string },
  caller: Caller,
): Promise<SignedIn<Answer<'logIn'>>> {
  const { row } = given;
  const { address, gone } = caller;
  const keys = await countAttempt(services, {
    name: row === null ? given.name : `account:${row.id}`,
    address,
    mark: row === null ? null : await findMark(services.db, row, caller.marks),
  });
  const account = row !== null && logInRole(row.role) === given.role ? row : null;
  const stored = account?.password_hash ?? null;
  const turn = { from: address, gone: gone() };
  const isRight = await services.passwords.verify(given.password, stored, turn);
  if (!isRight || account === null) throw new Refused('wrong-credentials');
  const opened = await services.transact(async (tx) => {
    await forgetAttempts(tx, keys);
    if (account.suspended_at !== null || !account.is_verified) return null;
    // A reset that ended all sessions meanwhile ends this one before it begins.
    if (!(await lockForLogIn(tx, account))) throw new Refused('wrong-credentials');
    return startLogIn(tx, services, actor, account, caller);
  });
  if (opened === null) refuseUnusable(account);
  else refuseHalf(opened);
  const reply = { user: presentUser(account) };
  return {
    reply,
    token: opened?.token ?? null,
    ...(opened === null ? {} : { marks: opened.marks }),
  };
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
    needsSecondFactor: actor?.needsSecondFactor ?? false,
  };
}

/** Ends this session; without one it is done already. */
export async function logOut(services: Services, actor: Actor | null) {
  if (actor !== null) {
    await services.transact(async (tx) => {
      await services.sessions.end(tx, actor);
    });
  }
}

/** Ends every session of the own account, this one too. */
export async function logOutEverywhere(services: Services, actor: Actor) {
  await services.transact(async (tx) => {
    await services.sessions.endAll(tx, actor.id);
  });
}
