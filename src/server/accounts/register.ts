import { isEnrollmentNumber } from '#core/accounts/enrollment-number.ts';
import { passwordProblem } from '#core/accounts/password.ts';
import type { Role } from '#core/accounts/role.ts';
import { isStaff } from '#core/accounts/role.ts';
import { sentences } from '#core/sentences.ts';
import { api } from '#contract/api.ts';
import type { Context } from '../context.ts';
import { handle } from '../http/bind.ts';
import { invalidInput, Refused } from '../http/refused.ts';
import { presentUser } from './view.ts';
import { findHeld } from './departed-store.ts';
import { sendLink } from './send-link.ts';
import type { AccountRow } from './store.ts';
import { findTaken, insertAccount } from './store.ts';

/** Asks for a faculty, council or admin account, which an admin approves (contract). */
export const register = handle(api.register, async ({ body, ctx, address }) => {
  if (!isStaff(body.role)) throw new Refused('registers-as-student');
  const enrollmentNumber = body.role === 'council' ? (body.enrollmentNumber ?? null) : null;
  const account = await openAccount(ctx, { ...body, enrollmentNumber, isVerified: false, address });
  return { user: presentUser(account.row), message: sentences.registrationAwaitsApproval };
});

/** What somebody gives to get an account. */
export interface Registration {
  role: Role;
  name: string;
  email: string;
  enrollmentNumber: string | null;
  password: string;
  isVerified: boolean;
  /** Where it came from, for the line in front of the hashing. */
  address: string;
}

/**
 * Creates the account in one transaction, with a session for those who are verified at once.
 * The unique indexes settle who was first; the loser is told what was taken. The letter that
 * confirms the address leaves with it.
 */
export async function openAccount(
  ctx: Context,
  { address, ...registration }: Registration,
): Promise<{ row: AccountRow; token: string | null }> {
  const { email, enrollmentNumber, isVerified } = registration;
  const problem = passwordProblem(registration.password, {
    email,
    ...(enrollmentNumber === null ? {} : { enrollmentNumber }),
  });
  if (problem !== null) throw invalidInput({ password: problem });
  const { enrollmentPrefix, universityName } = await ctx.campus.settings();
  if (enrollmentNumber !== null && !isEnrollmentNumber(enrollmentNumber, enrollmentPrefix)) {
    throw invalidInput({ enrollmentNumber: sentences.invalidEnrollment });
  }
  await refuseTaken(ctx, registration);
  const passwordHash = await ctx.passwords.hash(registration.password, { from: address });
  const opened = await ctx.transact(async (tx) => {
    const row = await insertAccount(tx, { ...registration, passwordHash });
    if (row === null) return null;
    // Only now: a deletion that was under way has given the names free, and held them.
    const held = await findHeld(tx, registration);
    if (held !== null) throw new Refused(refusalOf[held]);
    await sendLink(tx, ctx, 'confirm-email', { account: { id: row.id, email }, universityName });
    return { row, token: isVerified ? await ctx.sessions.start(tx, row.id) : null };
  });
  if (opened !== null) return opened;
  await refuseTaken(ctx, registration);
  throw new Refused('overloaded', { retryAfter: 1 });
}

const refusalOf = { email: 'email-taken', enrollment: 'enrollment-taken' } as const;

async function refuseTaken(
  ctx: Context,
  registration: Omit<Registration, 'address'>,
): Promise<void> {
  const taken = (await findTaken(ctx.db, registration)) ?? (await findHeld(ctx.db, registration));
  if (taken !== null) throw new Refused(refusalOf[taken]);
}
