import type { Actor } from '#core/actor.ts';
import type { Input } from '#contract/api.ts';
import type { Session } from '#contract/people.ts';
import type { Services } from '../services.ts';
import * as store from '../accounts/session-store.ts';

/** Where you are logged in. No network address is kept. */
export async function listSessions(services: Services, actor: Actor): Promise<Session[]> {
  const current = Buffer.from(actor.session, 'base64');
  return (await store.listSessions(services.db, actor.id)).map((session) => ({
    _id: session.id,
    device: session.device,
    startedAt: session.startedAt.toISOString(),
    seenAt: session.seenAt.toISOString(),
    isCurrent: session.tokenHash.equals(current),
  }));
}

/** Ends one of your sessions, or all of them but the one that asks. */
export async function endSessions(
  services: Services,
  actor: Actor,
  { sessionId }: Input<'endSessions'>,
) {
  await services.transact(async (tx) => {
    // One that has ended meanwhile is what was asked for.
    if (sessionId !== undefined) await store.removeSessionOf(tx, actor.id, sessionId);
    else await store.removeOtherSessions(tx, actor.id, Buffer.from(actor.session, 'base64'));
    await services.live.announce(tx, { kind: 'session', accountId: actor.id });
  });
}
