import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { Session } from '#contract/people.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import * as store from '../accounts/session-store.ts';
import { findAccount } from '../accounts/store.ts';

/** Where an account is logged in; one's own, or anybody's for an admin. No network address is kept. */
export async function listSessions(
  services: Services,
  actor: Actor,
  { id }: Input<'listSessions'>,
): Promise<Session[]> {
  const accountId = await accountOf(services, actor, id);
  const current = Buffer.from(actor.session, 'base64');
  return (await store.listSessions(services.db, accountId)).map((session) => ({
    _id: session.id,
    device: session.device,
    startedAt: session.startedAt.toISOString(),
    seenAt: session.seenAt.toISOString(),
    isCurrent: session.tokenHash.equals(current),
  }));
}

/** Ends one session of an account, or all of them but the one that asks. */
export async function endSessions(
  services: Services,
  actor: Actor,
  { id, sessionId }: Input<'endSessions'>,
) {
  const accountId = await accountOf(services, actor, id);
  await services.transact(async (tx) => {
    // One that has ended meanwhile is what was asked for.
    if (sessionId !== undefined) await store.removeSessionOf(tx, accountId, sessionId);
    else {
      await store.removeOtherSessions(tx, accountId, Buffer.from(actor.session, 'base64'));
    }
    if (accountId !== actor.id) {
      await record(tx, { actorId: actor.id, act: 'account.end-sessions', objectId: accountId });
    }
    await services.live.announce(tx, { kind: 'session', accountId });
  });
}

async function accountOf(services: Services, actor: Actor, id: string): Promise<string> {
  const asked = id.toLowerCase();
  if (asked === actor.id) return asked;
  if (actor.role !== 'admin') throw new Refused('not-yourself');
  if ((await findAccount(services.db, asked)) === null) throw new Refused('unknown-user');
  return asked;
}
