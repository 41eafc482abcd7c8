import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { addressOf } from '#core/pictures/picture-address.ts';
import type { Database, Db, Tx } from '../platform/db/client.ts';

/**
 * A session ends after 12 hours without a request, and after 7 days at the latest; an officer's, who
 * can do more, 12 hours after the log-in.
 */
const idleFor = '12 hours';
export const sessionDays = 7;
const officerHours = 12;

export async function insertSession(
  tx: Tx,
  session: { tokenHash: Buffer; accountId: string; device: string },
): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      account_id: session.accountId,
      device: session.device,
      expires_at: sql<Date>`now() + (
        select case when role in ('council', 'admin') then make_interval(hours => ${officerHours})
          else make_interval(days => ${sessionDays}) end
        from accounts where id = ${session.accountId})`,
    })
    .execute();
}

export async function removeSession(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

export async function removeSessionsOf(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('account_id', '=', accountId).execute();
  // A log-in that still lacks its second step began before as well.
  await tx.deleteFrom('log_in_steps').where('account_id', '=', accountId).execute();
}

/** True where its owner logged in, or proved to be there, less than a quarter of an hour ago. */
export async function isFreshSession(db: Db, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .where('proved_at', '>', sql<Date>`now() - interval '15 minutes'`)
    .executeTakeFirst();
  return row !== undefined;
}

/** A session as its owner sees it. */
export interface SessionToSee {
  id: string;
  tokenHash: Buffer;
  device: string;
  startedAt: Date;
  seenAt: Date;
}

/** The sessions of an account that still work, the one used last first. */
export async function listSessions(db: Db, accountId: string): Promise<SessionToSee[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'token_hash as tokenHash', 'device'])
    .select(['created_at as startedAt', 'seen_at as seenAt'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('seen_at', '>', sql<Date>`now() - ${sql.lit(idleFor)}::interval`)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Ends one session of an account; false when it has none of this id. */
export async function removeSessionOf(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the sessions of an account but one. */
export async function removeOtherSessions(tx: Tx, accountId: string, kept: Buffer): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('token_hash', '!=', kept)
    .execute();
}

// One statement: the look-up, and at most once in ten minutes the note that the session is in use.
// Notes are taken in order, so that two processes that take the same do not wait for each other.
// Found one by one by their keys: joined, a plan from when few had registered would read everybody.
const findSessions = {
  name: 'find-sessions',
  text: `with found as materialized (
    select s.token_hash, s.seen_at, a.*
    from unnest($1::bytea[]) as asked (token_hash)
    cross join lateral (
      select token_hash, seen_at, account_id from sessions
      where token_hash = asked.token_hash
        and expires_at > now() and seen_at > now() - interval '${idleFor}' limit 1
    ) s
    cross join lateral (
      select id, role, name, email, enrollment_number, upload_id,
        email_confirmed_at is not null as is_email_confirmed,
        role in ('council', 'admin')
          and exists (select from campus where officers_need_second_factor)
          and not exists (select from second_factors where account_id = accounts.id)
          as needs_second_factor
      from accounts where id = s.account_id and is_verified and closed_at is null limit 1
    ) a
  ), quiet as materialized (
    select token_hash from sessions where token_hash in (
      select token_hash from found where seen_at < now() - interval '10 minutes'
    ) order by token_hash for update
  ), touched as (
    update sessions s set seen_at = now() from quiet where s.token_hash = quiet.token_hash
  ) select * from found`,
};

interface SessionRow {
  token_hash: Buffer;
  id: string;
  role: Actor['role'];
  name: string;
  email: string;
  enrollment_number: string | null;
  upload_id: string | null;
  is_email_confirmed: boolean;
  needs_second_factor: boolean;
}

/** The accounts of the sessions with these hashes, one answer for each; null where there is none. */
export async function findActors(
  { pool }: Pick<Database, 'pool'>,
  hashes: readonly Buffer[],
): Promise<(Actor | null)[]> {
  const { rows } = await pool.query<SessionRow>({ ...findSessions, values: [hashes] });
  const actors = new Map(rows.map((row) => [row.token_hash.toString('base64'), actorOf(row)]));
  return hashes.map((hash) => actors.get(hash.toString('base64')) ?? null);
}

function actorOf(row: SessionRow): Actor {
  return {
    id: row.id,
    role: row.role,
    name: row.name,
    email: row.email,
    enrollmentNumber: row.enrollment_number,
    profileImg: addressOf(row.upload_id),
    isEmailConfirmed: row.is_email_confirmed,
    needsSecondFactor: row.needs_second_factor,
    session: row.token_hash.toString('base64'),
  };
}
