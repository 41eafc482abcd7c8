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
import type { AccountRow } from './store.ts';
import { noteReturn } from './sweep-store.ts';

/** Says why an account may not sign in, though its owner has shown who they are. */
export function refuseUnusable(account: AccountRow): void {
  if (account.suspended_at !== null) {
    const why = account.suspended_reason ?? '';
    throw new Refused('account-suspended', { message: `This account is suspended: ${why}` });
  }
  if (!account.is_verified) throw new Refused('awaits-approval');
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
): Promise<{ token: string; marks: string }> {
  if (former !== null) {
    await services.sessions.end(tx, former.session);
    await services.live.announce(tx, { kind: 'session', accountId: former.id });
  }
  const isKnown = browser === 'known' || (await findMark(tx, account, marks)) !== null;
  if (!isKnown) await tellNewDevice(tx, services, account.id, device);
  await noteReturn(tx, account.id);
  const token = await services.sessions.start(tx, account.id, device);
  return { token, marks: await addMark(tx, account, marks) };
}

/** Opens the session of somebody who has just logged in; that of an officer is recorded. */
export async function startLogIn(
  tx: Tx,
  services: Parameters<typeof openSession>[1],
  former: Actor | null,
  account: Pick<AccountRow, 'id' | 'role' | 'password_hash'>,
  caller: Pick<Caller, 'device' | 'marks'>,
): Promise<{ token: string; marks: string }> {
  if (isOfficer(account.role)) {
    await record(tx, { actorId: account.id, act: 'officer.log-in', objectId: account.id });
  }
  return openSession(tx, services, former, account, caller);
}
