import { sql } from 'kysely';
import type { ComplaintKind } from '#core/elections/complaint.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { areResultsHeldSql } from '../conditions/held-back.ts';

/** The address of an account, where it is confirmed. */
export const confirmedEmail = (account: 'a' | 'o' | 'accounts') => {
  const email = sql.ref<string>(`${account}.email`);
  const confirmedAt = sql.ref(`${account}.email_confirmed_at`);
  return sql<string | null>`case when ${confirmedAt} is not null then ${email} end`;
};

/** Whom somebody can complain about: the accepted candidates of an election. */
export async function listAccused(db: Db, electionId: string) {
  return db
    .selectFrom('nominations as n')
    .innerJoin('positions as p', 'p.id', 'n.position_id')
    .leftJoin('accounts as a', 'a.id', 'n.nominee_id')
    .select(['n.id as _id', 'n.name', 'p.title as position', 'n.nominee_id as accountId'])
    .select(['p.id as positionId', 'p.translations as positionWords'])
    .select(confirmedEmail('a').as('email'))
    .where('n.election_id', '=', electionId)
    .where('n.kind', '=', 'person')
    .where('n.status', '=', 'accepted')
    .orderBy('p.ordinal')
    .orderBy('n.name')
    .execute();
}

/** The officers by name: those who could act now. */
export async function listOfficerNames(db: Db) {
  return db
    .selectFrom('accounts')
    .select(['id as _id', 'name'])
    .select(confirmedEmail('accounts').as('email'))
    .where('role', 'in', ['council', 'admin'])
    .where('is_verified', '=', true)
    .where('suspended_at', 'is', null)
    .where('closed_at', 'is', null)
    .orderBy('name')
    .execute();
}

interface NewComplaint {
  id: string;
  electionId: string;
  accountId: string;
  about: ComplaintKind;
  nominationId: string | null;
  againstId: string | null;
  subject: string;
  text: string;
  dueAt: Date;
  followHash: Buffer;
  replyHash: Buffer | null;
}

/** Writes a complaint under the next number; the caller holds the election. */
export async function insertComplaint(tx: Tx, one: NewComplaint): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    insert into appeals (id, election_id, number, account_id, about, nomination_id, against_id,
      subject, body, due_at, follow_hash, reply_hash)
    select ${one.id}::uuid, ${one.electionId}::uuid, coalesce(max(number), 0) + 1,
      ${one.accountId}::uuid, ${one.about}, ${one.nominationId}::uuid, ${one.againstId}::uuid,
      ${one.subject}, ${one.text}, ${one.dueAt}::timestamptz, ${one.followHash}::bytea,
      ${one.replyHash}::bytea
    from appeals where election_id = ${one.electionId} returning number`.execute(tx);
  return rows[0]?.number ?? 0;
}

/** The complaint that a number opens, and whether it is the number of the one complained about. */
export async function findFollowed(
  db: Db,
  hash: Buffer,
): Promise<{ id: string; isAccused: boolean } | null> {
  const row = await db
    .selectFrom('appeals')
    .select(['id', sql<boolean>`reply_hash is not distinct from ${hash}::bytea`.as('isAccused')])
    .where(({ or, eb }) => or([eb('follow_hash', '=', hash), eb('reply_hash', '=', hash)]))
    .executeTakeFirst();
  return row ?? null;
}

/** Writes the reply of the one complained about; false where there is one, or a ruling. */
export async function updateReply(tx: Tx, { id, text }: { id: string; text: string }) {
  const row = await tx
    .updateTable('appeals')
    .set({ reply: text, replied_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('reply', 'is', null)
    .where('answer', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The elections that are not over, or whose results are held back, with the complaints that wait for a ruling. */
export async function listOpenBeforeResults(db: Db, electionId?: string) {
  const query = db
    .selectFrom('appeals as c')
    .innerJoin('elections as e', 'e.id', 'c.election_id')
    .select(['e.id as electionId', 'e.name as election'])
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<string[]>`array_agg(c.id::text order by c.number)`.as('ids'),
      sql<Date | null>`min(c.due_at)`.as('dueAt'),
    ])
    .where('c.answer', 'is', null)
    .where(sql<boolean>`(e.closed_at is null or ${sql.raw(areResultsHeldSql)})`)
    .where('e.state', 'in', ['published', 'paused'])
    .groupBy('e.id');
  return (electionId === undefined ? query : query.where('e.id', '=', electionId)).execute();
}

/** Who hears appeals against a ruling, as the campus named them; '' where nobody does. */
export async function findHearsAppeals(db: Db): Promise<string> {
  const row = await db.selectFrom('campus').select('hears_appeals').executeTakeFirst();
  return row?.hears_appeals ?? '';
}
