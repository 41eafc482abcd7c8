import { hash, randomBytes } from 'node:crypto';
import type { Actor } from '#core/actor.ts';
import type { Database, Tx } from '../platform/db/client.ts';
import { inBatches } from '../platform/in-batches.ts';
import { hashToken } from '../platform/tokens.ts';
import type { Live } from '../platform/live.ts';
import { findActors, insertSession, removeSession, removeSessionsOf } from './session-store.ts';

export { sessionDays } from './session-store.ts';

/** How long a session is cached, in milliseconds: while this process hears about ended sessions, and while it may miss one. */
const believed = { heard: 30_000, unheard: 1_000 };
const mostRemembered = 50_000;

/** Which account has which session. The cookie is 32 random bytes; the database knows only their hash. */
export interface Sessions {
  /** Opens a session in the caller's transaction and gives the token for the cookie. */
  start(tx: Tx, accountId: string, device?: string): Promise<string>;
  /** The account behind a token: verified, open, and not idle for too long; else null. */
  find(token: string): Actor | Promise<Actor | null>;
  /** Whether this process knows the session of a token without asking the database. */
  isRemembered(token: string): boolean;
  /** Ends one, and tells every process. */
  end(tx: Tx, actor: Pick<Actor, 'id' | 'session'>): Promise<void>;
  /** Ends all of an account, and tells every process. */
  endAll(tx: Tx, accountId: string): Promise<void>;
  /** Drops what this process remembers of an account. */
  forget(accountId: string): void;
  /** Drops all that this process remembers. */
  forgetAll(): void;
}

interface Remembered {
  actor: Actor;
  /** When it was asked for, by `performance.now()`. */
  at: number;
}

/** Sessions in the database with some seconds of memory in front, which revocation clears. */
export function openSessions(
  database: Pick<Database, 'db' | 'pool'>,
  live: Pick<Live, 'isConnected' | 'announce'>,
): Sessions {
  // By the hash of the token, the oldest first; and the hashes that belong to an account.
  const remembered = new Map<string, Remembered>();
  const held = new Map<string, Set<string>>();
  // A crowd that comes at once costs a few look-ups, not one each.
  const findActor = inBatches((hashes: readonly Buffer[]) => findActors(database, hashes), 500);
  let changes = 0;

  function remember(key: string, actor: Actor, at: number): void {
    drop(key);
    const [oldest] = remembered.size < mostRemembered ? [] : remembered.keys();
    if (oldest !== undefined) drop(oldest);
    remembered.set(key, { actor, at });
    const keys = held.get(actor.id);
    if (keys === undefined) held.set(actor.id, new Set([key]));
    else keys.add(key);
  }

  function drop(key: string): void {
    const id = remembered.get(key)?.actor.id ?? '';
    remembered.delete(key);
    const keys = held.get(id);
    keys?.delete(key);
    if (keys?.size === 0) held.delete(id);
  }

  function forget(accountId: string): void {
    changes += 1;
    for (const key of held.get(accountId) ?? []) drop(key);
  }

  async function ask(key: string): Promise<Actor | null> {
    const [before, at] = [changes, performance.now()];
    const actor = await findActor(Buffer.from(key, 'base64'));
    if (actor === null) drop(key);
    // What was read while an account changed may be what it was before.
    else if (changes === before) remember(key, actor, at);
    return actor;
  }

  return {
    forget,
    forgetAll() {
      changes += 1;
      remembered.clear();
      held.clear();
    },
    async start(tx, accountId, device = '') {
      const token = randomBytes(32).toString('base64url');
      await insertSession(tx, { tokenHash: hashToken(token), accountId, device });
      return token;
    },
    find(token) {
      const key = hash('sha256', token, 'base64');
      const known = remembered.get(key);
      if (known === undefined) return ask(key);
      const age = performance.now() - known.at;
      if (age < believed.unheard || (age < believed.heard && live.isConnected()))
        return known.actor;
      return ask(key);
    },
    isRemembered: (token) => remembered.has(hash('sha256', token, 'base64')),
    async end(tx, { id: accountId, session }) {
      await removeSession(tx, Buffer.from(session, 'base64'));
      changes += 1;
      drop(session);
      await live.announce(tx, { kind: 'session', accountId });
    },
    async endAll(tx, accountId) {
      await removeSessionsOf(tx, accountId);
      forget(accountId);
      await live.announce(tx, { kind: 'session', accountId });
    },
  };
}
