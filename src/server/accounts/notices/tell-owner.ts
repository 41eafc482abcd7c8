import type { Role } from '#core/accounts/role.ts';
import { pagePaths } from '#core/page-paths.ts';
import { safetyEmails } from '#texts/en/safety-emails.ts';
import { leadingTo } from '../../email/frame.ts';
import { queueSafetyNotice } from '../../email/safety-notice.ts';
import type { NoticeParts } from '../../email/notice.ts';
import type { Tx } from '../../platform/db/client.ts';
import { insertNotice, insertOnce, recallDevice } from './store.ts';
import { noticeWords } from './words.ts';
import type { Told } from './words.ts';

/** Tells the owner of an account that its password was changed. */
export async function tellNewPassword(
  tx: Tx,
  services: NoticeParts,
  { id }: { id: string },
): Promise<void> {
  await insertNotice(tx, { accountId: id, kind: 'password', detail: '' });
  await tellOwner(tx, services, id, { kind: 'password' });
}

/** Tells the owner of a new passkey, or of single sign-on that leads into the account, by its name. */
export async function tellNewWayIn(
  tx: Tx,
  services: NoticeParts,
  { id }: { id: string },
  name: string,
): Promise<void> {
  await insertNotice(tx, { accountId: id, kind: 'way-in', detail: name });
  await tellOwner(tx, services, id, { kind: 'way-in', name });
}

/** Tells an officer that the own log-in takes a second step from now on, or none any more. */
export async function tellSecondFactor(
  tx: Tx,
  services: NoticeParts,
  { id }: { id: string },
  isOn: boolean,
): Promise<void> {
  await tellOwner(tx, services, id, { kind: 'second-factor', isOn });
}

/** Tells an officer, once an hour, that somebody knows the password and guesses the second step. */
export async function tellWrongSteps(tx: Tx, services: NoticeParts, id: string): Promise<void> {
  const isNoted = await insertOnce(tx, { accountId: id, kind: 'wrong-steps', detail: '' });
  if (isNoted) await tellOwner(tx, services, id, { kind: 'wrong-steps' });
}

/** An account before its address changed. */
interface FormerAddress {
  id: string;
  name: string;
  email: string | null;
  email_confirmed_at: Date | null;
}

/** Tells the owner, at both addresses, that another one counts now. An officer's is not proved, and reads it by its link. */
export async function tellNewAddress(
  tx: Tx,
  services: NoticeParts,
  { id, name, email, email_confirmed_at: confirmedAt }: FormerAddress,
  given: { email: string; isByOfficer: boolean },
): Promise<void> {
  await insertNotice(tx, { accountId: id, kind: 'email', detail: given.email });
  await tellOwner(tx, services, id, { kind: 'email', isFormerAddress: false });
  // Nobody confirms a mistyped one, and yet somebody may read it.
  if (email === null || (confirmedAt === null && !given.isByOfficer)) return;
  const { publicUrl } = services.config;
  const words = () =>
    given.isByOfficer
      ? leadingTo(safetyEmails.corrected(given.email), `${publicUrl}${pagePaths.contact}`)
      : noticeWords({ kind: 'email', isFormerAddress: true }, publicUrl);
  // Whoever reads a former address may be locked out of the profile.
  await queueSafetyNotice(tx, services, { name, email, isInFolder: true }, words);
}

/** Tells the owner that the account has another number, or with null none. */
export async function tellNewNumber(
  tx: Tx,
  services: NoticeParts,
  { id }: { id: string },
  number: string | null,
): Promise<void> {
  await insertNotice(tx, { accountId: id, kind: 'number', detail: number ?? '' });
  await tellOwner(tx, services, id, { kind: 'number', number });
}

/** Tells somebody which role the account has now, and so how to log in. */
export async function tellNewRole(
  tx: Tx,
  services: NoticeParts,
  { id }: { id: string },
  role: Role,
): Promise<void> {
  await tellOwner(tx, services, id, { kind: 'role', role });
}

/** Notes that the account lost its number; an e-mail of its own tells its owner. */
export async function noteLostNumber(tx: Tx, accountId: string): Promise<void> {
  await insertNotice(tx, { accountId, kind: 'number', detail: '' });
}

/** Notes that an account was opened, and the browser that is logged in since then. */
export async function noteRegistration(tx: Tx, accountId: string, device: string): Promise<void> {
  await insertNotice(tx, { accountId, kind: 'registered', detail: device });
}

/**
 * Tells the owner of a log-in with a browser that has no mark of the account. The first that we know
 * of is noted and is no news: the owner may have used it for years.
 */
export async function tellNewDevice(
  tx: Tx,
  services: NoticeParts,
  accountId: string,
  device: string,
): Promise<void> {
  const recalled = await recallDevice(tx, accountId, device);
  // Of many log-ins at once one notes and tells it.
  const isNoted = await insertOnce(tx, { accountId, kind: 'device', detail: device });
  if (isNoted && recalled === 'new') {
    await tellOwner(tx, services, accountId, { kind: 'device', device });
  }
}

async function tellOwner(
  tx: Tx,
  services: NoticeParts,
  accountId: string,
  told: Told,
): Promise<void> {
  await queueSafetyNotice(tx, services, { accountId }, () =>
    noticeWords(told, services.config.publicUrl),
  );
}
