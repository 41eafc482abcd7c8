import { createHash, randomBytes } from 'node:crypto';
import type { Database, Tx } from '../db/client.ts';
import type { Clock } from '../platform/clock.ts';
import { inBatches } from '../platform/in-batches.ts';
import type { Actor } from './bind.ts';
import { findActors, insertSession, removeSession, removeSessionsOf } from './session-store.ts';

const cacheFor = 5_000;

/** Who holds which session. The cookie is 32 random bytes; the database knows only their hash. */
export interface Sessions {
  /** Opens a session in the caller's transaction and gives the token for the cookie. */
  start(tx: Tx, accountId: string): Promise<string>;
  /** The account behind a token: verified, open, and not idle for too long; else null. */
  find(token: string): Promise<Actor | null>;
  end(tx: Tx, sessionHash: Buffer): Promise<void>;
  endAll(tx: Tx, accountId: string): Promise<void>;
  /** Drops what this process remembers of an account. */
  forget(accountId: string): void;
  /** Drops all that this process remembers. */
  forgetAll(): void;
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Sessions in the database with a few seconds of memory in front, which revocation clears. */
export function openSessions(database: Pick<Database, 'db' | 'pool'>, clock: Clock): Sessions {
  const remembered = new Map<string, { actor: Actor; until: number }>();
  // A crowd that comes at once costs a few look-ups, not one each.
  const findActor = inBatches((hashes: readonly Buffer[]) => findActors(database, hashes), 500);
  let changes = 0;

  function forget(accountId: string): void {
    changes += 1;
    for (const [key, entry] of remembered) {
      if (entry.actor.id === accountId) remembered.delete(key);
    }
  }

  return {
    forget,
    forgetAll() {
      changes += 1;
      remembered.clear();
    },
    async start(tx, accountId) {
      const token = randomBytes(32).toString('base64url');
      await insertSession(tx, hashToken(token), accountId);
      return token;
    },
    async find(token) {
      const hash = hashToken(token);
      const key = hash.toString('base64');
      const known = remembered.get(key);
      if (known !== undefined && known.until > clock.now()) return known.actor;
      const before = changes;
      const actor = await findActor(hash);
      // What was read while an account changed may be what it was before.
      if (changes !== before) return actor;
      if (remembered.size > 50_000) remembered.clear();
      if (actor === null) remembered.delete(key);
      else remembered.set(key, { actor, until: clock.now() + cacheFor });
      return actor;
    },
    async end(tx, sessionHash) {
      await removeSession(tx, sessionHash);
      changes += 1;
      remembered.delete(sessionHash.toString('base64'));
    },
    async endAll(tx, accountId) {
      await removeSessionsOf(tx, accountId);
      forget(accountId);
    },
  };
}
