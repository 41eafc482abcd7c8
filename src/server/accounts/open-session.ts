import { refusedWords } from '#texts/en/refused.ts';
import { randomBytes } from 'node:crypto';
import { isOfficer } from '#core/accounts/role.ts';
import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../verb.ts';
import type { NoticeParts } from '../email/notice.ts';
import { addMark, findMark } from './known-device.ts';
import { tellNewDevice } from './notices/tell-owner.ts';
import { insertStep, listWays } from './second-factor-store.ts';
import { hashToken } from '../platform/tokens.ts';
import type { AccountRow } from './store.ts';
import { noteReturn } from './sweep-store.ts';

/** Says why an account may not sign in, though its owner has shown who they are. */
export function refuseUnusable(account: AccountRow): void {
  if (account.suspended_at !== null) {
    const why = account.suspended_reason ?? '';
    throw new Refused('account-suspended', { words: () => refusedWords.suspended(why) });
  }
  if (!account.is_verified) throw new Refused('awaits-approval');
}

interface Opened {
  token: string;
  marks: string;
}

/**
 * Opens a session of an account in this browser, which is known by the account's mark from now on. The
 * session that the browser held before ends. The owner is told of a browser without the mark, unless
 * the caller knows it.
 */
export async function openSession(
  tx: Tx,
  services: Pick<Services, 'sessions' | 'live'> & NoticeParts,
  former: Actor | null,
  account: Pick<AccountRow, 'id' | 'password_hash'>,
  { device, marks }: Pick<Caller, 'device' | 'marks'>,
  browser: 'known' | 'unknown' = 'unknown',
): Promise<Opened> {
  if (former !== null) {
    await services.sessions.end(tx, former);
  }
  const isKnown = browser === 'known' || (await findMark(tx, account, marks)) !== null;
  if (!isKnown) await tellNewDevice(tx, services, account.id, device);
  await noteReturn(tx, account.id);
  const token = await services.sessions.start(tx, account.id, device);
  return { token, marks: await addMark(tx, account, marks) };
}

/** Opens the session of somebody who has taken every step; that of an officer is recorded. */
export async function openLogIn(
  tx: Tx,
  services: Parameters<typeof openSession>[1],
  former: Actor | null,
  account: Pick<AccountRow, 'id' | 'role' | 'password_hash'>,
  caller: Pick<Caller, 'device' | 'marks'>,
): Promise<Opened> {
  if (isOfficer(account.role)) {
    await record(tx, { actorId: account.id, act: 'officer.log-in', objectId: account.id });
  }
  return openSession(tx, services, former, account, caller);
}

/** A log-in as far as it came: it is open, or lacks its second step. */
export type StartedLogIn = Opened | { secondStep: NonNullable<Refused['secondStep']> };

/** Opens the session of somebody who took the first step, unless an officer has a second one to take. */
export async function startLogIn(
  tx: Tx,
  services: Parameters<typeof openSession>[1],
  former: Actor | null,
  account: Pick<AccountRow, 'id' | 'role' | 'password_hash'>,
  caller: Pick<Caller, 'device' | 'marks'>,
): Promise<StartedLogIn> {
  const ways = isOfficer(account.role) ? await listWays(tx, account.id) : null;
  if (ways === null) return openLogIn(tx, services, former, account, caller);
  const key = randomBytes(32).toString('base64url');
  await insertStep(tx, hashToken(key), account.id);
  return { secondStep: { key, ways } };
}

/** To be called behind the transaction, which keeps the half of the log-in that is done. */
export function refuseHalf(started: StartedLogIn): asserts started is Opened {
  if ('secondStep' in started) throw new Refused('second-step', started);
}
