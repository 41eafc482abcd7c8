import { createHash, randomBytes } from 'node:crypto';
import type { Database, Tx } from '../db/client.ts';
import type { Clock } from '../platform/clock.ts';
import type { Actor } from './bind.ts';

/** A session ends after 12 hours without a request, and after 7 days at the latest. */
const idleFor = '12 hours';
export const sessionDays = 7;
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
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Sessions in the database with a few seconds of memory in front, which revocation clears. */
export function openSessions(database: Pick<Database, 'db' | 'pool'>, clock: Clock): Sessions {
  const remembered = new Map<string, { actor: Actor; until: number }>();
  let changes = 0;

  function forget(accountId: string): void {
    changes += 1;
    for (const [key, entry] of remembered) {
      if (entry.actor.id === accountId) remembered.delete(key);
    }
  }

  return {
    forget,
    async start(tx, accountId) {
      const token = randomBytes(32).toString('base64url');
      await tx
        .insertInto('sessions')
        .values({
          token_hash: hashToken(token),
          account_id: accountId,
          // Years, months, weeks and days: the database's clock tells when it is over.
          expires_at: (eb) =>
            eb(
              eb.fn('now'),
              '+',
              eb.fn('make_interval', [0, 0, 0, sessionDays].map(eb.lit)),
            ).$castTo<Date>(),
        })
        .execute();
      return token;
    },
    async find(token) {
      const hash = hashToken(token);
      const key = hash.toString('base64');
      const known = remembered.get(key);
      if (known !== undefined && known.until > clock.now()) return known.actor;
      const before = changes;
      const actor = await readActor(database, hash);
      // What was read while an account changed may be what it was before.
      if (changes !== before) return actor;
      if (remembered.size > 50_000) remembered.clear();
      if (actor === null) remembered.delete(key);
      else remembered.set(key, { actor, until: clock.now() + cacheFor });
      return actor;
    },
    async end(tx, sessionHash) {
      await tx.deleteFrom('sessions').where('token_hash', '=', sessionHash).execute();
      changes += 1;
      remembered.delete(sessionHash.toString('base64'));
    },
    async endAll(tx, accountId) {
      await tx.deleteFrom('sessions').where('account_id', '=', accountId).execute();
      forget(accountId);
    },
  };
}

// One statement: the look-up, and at most once in ten minutes the note that the session is in use.
const findSession = {
  name: 'find-session',
  text: `with found as (
    select s.token_hash, s.seen_at, a.id, a.role, a.name, a.email, a.enrollment_number, a.profile_img,
      a.email_confirmed_at is not null as is_email_confirmed
    from sessions s join accounts a on a.id = s.account_id
    where s.token_hash = $1 and a.is_verified and a.closed_at is null
      and s.expires_at > now() and s.seen_at > now() - interval '${idleFor}'
  ), touched as (
    update sessions s set seen_at = now() from found
    where s.token_hash = found.token_hash and found.seen_at < now() - interval '10 minutes'
  ) select * from found`,
};

interface SessionRow {
  id: string;
  role: Actor['role'];
  name: string;
  email: string;
  enrollment_number: string | null;
  profile_img: string;
  is_email_confirmed: boolean;
}

async function readActor(database: Pick<Database, 'pool'>, hash: Buffer): Promise<Actor | null> {
  const { rows } = await database.pool.query<SessionRow>({ ...findSession, values: [hash] });
  const [row] = rows;
  if (row === undefined) return null;
  return {
    id: row.id,
    role: row.role,
    name: row.name,
    email: row.email,
    enrollmentNumber: row.enrollment_number,
    profileImg: row.profile_img,
    isEmailConfirmed: row.is_email_confirmed,
    sessionHash: hash,
  };
}
