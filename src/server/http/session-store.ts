import { sql } from 'kysely';
import type { Database, Tx } from '../db/client.ts';
import type { Actor } from './bind.ts';

/** A session ends after 12 hours without a request, and after 7 days at the latest. */
const idleFor = '12 hours';
export const sessionDays = 7;

export async function insertSession(tx: Tx, tokenHash: Buffer, accountId: string): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      token_hash: tokenHash,
      account_id: accountId,
      expires_at: sql<Date>`now() + make_interval(days => ${sessionDays})`,
    })
    .execute();
}

export async function removeSession(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

export async function removeSessionsOf(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('account_id', '=', accountId).execute();
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

export async function findActor(
  database: Pick<Database, 'pool'>,
  hash: Buffer,
): Promise<Actor | null> {
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
