import type { Role } from '#core/accounts/role.ts';
import { isStaff } from '#core/accounts/role.ts';
import type { Actor } from '#core/actor.ts';
import { invalidInput, Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import { holdNumberFormat, refuseMisfit } from '../number-format/number-format.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../verb.ts';
import { countArrival } from '../platform/count-arrival.ts';
import { sendNumberEmail } from '../numbers/send-number-email.ts';
import { findReserved } from '../accounts/departed-store.ts';
import { isInvited } from '../accounts/hand-over-store.ts';
import { findRoleLink, takeRoleLink } from '../accounts/role-link.ts';
import { newPasswordProblem } from '../accounts/new-password.ts';
import { openSession } from '../accounts/open-session.ts';
import { noteRegistration } from '../accounts/notices/tell-owner.ts';
import { sendLinkWithinBudget } from '../accounts/send-link.ts';
import { hashToken } from '../platform/tokens.ts';
import type { AccountRow } from '../accounts/store.ts';
import { insertAccount, isTaken } from '../accounts/store.ts';
import { presentUser } from '../accounts/view.ts';

/** Registers a student, who is verified at once and signed in (contract). */
export async function registerStudent(
  services: Services,
  actor: Actor | null,
  input: Input<'registerStudent'>,
  caller: Caller,
) {
  if (input.role !== 'student') throw new Refused('registers-as-staff');
  const { accountsFromList } = await services.campus.settings();
  if (accountsFromList) throw new Refused('accounts-from-list');
  const { row, token, marks } = await openAccount(
    services,
    actor,
    { ...input, isVerified: true },
    caller,
  );
  const reply = { user: presentUser(row) };
  return { reply, token, marks };
}

/**
 * Asks for a faculty, council or admin account, which an admin approves; with a link that carries a role the account
 * has that role, and is approved (contract).
 */
export async function register(
  services: Services,
  _actor: unknown,
  input: Input<'register'>,
  caller: Caller,
) {
  const { roleLink = null } = input;
  const role =
    roleLink === null
      ? input.role
      : (await services.transact((tx) => findRoleLink(tx, roleLink))).role;
  if (!isStaff(role)) throw new Refused('registers-as-student');
  const enrollmentNumber = role === 'council' ? (input.enrollmentNumber ?? null) : null;
  const given = { ...input, role, roleLink, enrollmentNumber, isVerified: false };
  const { row } = await openAccount(services, null, given, caller);
  return {
    user: { ...presentUser(row), verified: roleLink !== null },
    ...(roleLink !== null && { message: answers.registeredByLink }),
  };
}

/** What somebody gives to get an account. */
interface Registration {
  role: Role;
  name: string;
  email: string;
  enrollmentNumber: string | null;
  password: string;
  isVerified: boolean;
  /** The token of a link whose role the account gets, approved. */
  roleLink?: string | null;
}

/**
 * Creates the account in one transaction, with a session for those who are verified at once, in place
 * of the one that their browser held (somebody else's, on a shared computer).
 * The unique indexes settle who was first; the loser is told that something was taken. The e-mail that
 * confirms the address leaves with it.
 */
async function openAccount(
  services: Services,
  former: Actor | null,
  registration: Registration,
  caller: Caller,
): Promise<{ row: AccountRow; token: string | null; marks: string }> {
  const { email, enrollmentNumber } = registration;
  const { numberFormats, universityName } = await services.campus.settings();
  const problem = await newPasswordProblem(registration.password, {
    name: registration.name,
    email,
    enrollmentNumber: enrollmentNumber ?? '',
    universityName,
  });
  if (problem !== null) throw invalidInput({ password: problem });
  // Before anything is spent or hashed, and once more where the format cannot change meanwhile.
  if (enrollmentNumber !== null) refuseMisfit(enrollmentNumber, numberFormats);
  const open = () => openWith(services, former, registration, caller);
  const isAwaited = registration.roleLink != null || (await isInvited(services.db, email));
  if (isAwaited) return open();
  return countArrival(services, { kind: 'registration', from: caller.address }, open);
}

/** Opens the account of a registration that nothing is wrong with, unless its names are taken. */
async function openWith(
  services: Services,
  former: Actor | null,
  registration: Registration,
  caller: Caller,
): Promise<{ row: AccountRow; token: string | null; marks: string }> {
  const { email, enrollmentNumber, isVerified } = registration;
  await refuseTaken(services, registration);
  const passwordHash = await services.passwords.hash(registration.password, {
    from: caller.address,
  });
  const opened = await services.transact(async (tx) => {
    const format = await holdNumberFormat(tx);
    if (enrollmentNumber !== null) refuseMisfit(enrollmentNumber, format);
    const row = await insertAccount(tx, {
      ...registration,
      passwordHash,
      language: caller.language,
    });
    if (row === null) return null;
    // Only now: a deletion that was under way has given the names free, and held them.
    const held = await findReserved(tx, services.electionKeys, registration);
    if (held !== null) throw new Refused('account-taken');
    const { roleLink = null } = registration;
    if (roleLink !== null) await takeRoleLink(tx, services, row, roleLink);
    await noteRegistration(tx, row.id, isVerified ? caller.device : '');
    await sendLinkWithinBudget(tx, services, 'confirm-email', { id: row.id, email });
    const session = isVerified
      ? await openSession(tx, services, former, row, caller, 'known')
      : { token: null, marks: caller.marks };
    if (enrollmentNumber !== null) {
      const sessionHash = session.token === null ? null : hashToken(session.token);
      const asked = { number: enrollmentNumber, accountId: row.id, sessionHash };
      await sendNumberEmail(tx, services, asked);
    }
    return { row, ...session };
  });
  if (opened !== null) return opened;
  await refuseTaken(services, registration);
  throw new Refused('overloaded', { retryAfter: 1 });
}

/** One sentence for both: it tells no stranger whether an address has an account. */
async function refuseTaken(services: Services, registration: Registration): Promise<void> {
  if (
    (await isTaken(services.db, registration)) ||
    (await findReserved(services.db, services.electionKeys, registration)) !== null
  ) {
    throw new Refused('account-taken');
  }
}
