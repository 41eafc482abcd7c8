import { sql } from 'kysely';
import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ComplaintRuling } from '#core/elections/complaint.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { Schema } from '../platform/db/tables.ts';
import { confirmedEmail } from './store.ts';
import { voterBarrierSql } from '../conditions/electorate-sql.ts';

const clock = sql<Date>`clock_timestamp()`;

/** True for whom an election is for, who voted in it, or who was a candidate. */
export async function mayAppeal(db: Db, electionId: string, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('elections as e')
    .innerJoin('accounts as a', (join) => join.on('a.id', '=', accountId))
    .select(
      sql<boolean>`${sql.raw(voterBarrierSql)} is null
        or exists (select from participations v join positions p on p.id = v.position_id
          where p.election_id = e.id and v.voter_id = a.id)
        or exists (select from nominations n
          where n.election_id = e.id and n.nominee_id = a.id and n.status = 'accepted')`.as('may'),
    )
    .where('e.id', '=', electionId)
    .executeTakeFirst();
  return row?.may ?? false;
}

export async function countAppealsOf(
  db: Db,
  electionId: string,
  accountId: string,
): Promise<number> {
  const { count } = await db
    .selectFrom('appeals')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('election_id', '=', electionId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}

/** What came with a complaint, without the bytes. */
const filesOf = (eb: ExpressionBuilder<Schema & { p: Schema['appeals'] }, 'p'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('appeal_files as f')
      .select(['f.id as _id', 'f.kind', 'f.bytes'])
      .whereRef('f.appeal_id', '=', 'p.id')
      .orderBy('f.place'),
  ).as('files');

export type AppealRow = Awaited<ReturnType<typeof listAppealRows>>[number];

/** Complaints, those without a ruling first, in their order, then the newest; with the accounts that each concerns. */
export async function listAppealRows(
  db: Db,
  which: { id?: string; electionIds?: readonly string[] } = {},
) {
  let query = db
    .selectFrom('appeals as p')
    .innerJoin('elections as e', 'e.id', 'p.election_id')
    .leftJoin('accounts as a', 'a.id', 'p.account_id')
    .select(['p.id', 'e.id as electionId', 'e.name as election', 'p.number', 'a.name as by'])
    .select('e.translations as electionWords')
    .select(['p.subject', 'p.body as text', 'p.made_at as madeAt'])
    .select(confirmedEmail('a').as('email'))
    .leftJoin('nominations as n', 'n.id', 'p.nomination_id')
    .leftJoin('accounts as o', 'o.id', 'p.against_id')
    .select(['p.answer', 'p.answered_at as answeredAt', 'p.about', 'p.due_at as dueAt', 'p.ruling'])
    .select(['p.reply', 'p.account_id as byId', 'p.nomination_id as nominationId'])
    .select('p.against_id as againstId')
    .select(filesOf)
    .select(confirmedEmail('o').as('accusedEmail'))
    .select([
      sql<string | null>`coalesce(n.name, o.name)`.as('of'),
      sql<string[]>`array_remove(array[p.account_id, p.against_id] || array(
        select c.nominee_id from nominations c
        where c.election_id = p.election_id and c.status = 'accepted'), null)::text[]`.as(
        'concerned',
      ),
      // Nobody whom it concerns can rule while there is an officer whom it does not.
      sql<boolean>`coalesce(p.answered_by in (p.account_id, p.against_id), false) or exists (
        select from nominations c
        where c.election_id = p.election_id and c.nominee_id = p.answered_by
          and c.status = 'accepted' and coalesce(c.decided_at, c.requested_at) <= p.answered_at)`.as(
        'noOther',
      ),
    ])
    .orderBy(sql`p.answered_at is not null`)
    .orderBy(sql`case when p.answered_at is null then p.number end`)
    .orderBy('p.made_at', 'desc')
    .limit(1_000);
  if (which.id !== undefined) query = query.where('p.id', '=', which.id);
  if (which.electionIds !== undefined) {
    query = query.where('e.id', '=', sql<string>`any(${which.electionIds}::uuid[])`);
  }
  return query.execute();
}

/** How many appeals of each of these elections have no answer; none is not there. */
export async function countOpenAppeals(
  db: Db,
  electionIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('appeals')
    .select(['election_id', sql<number>`count(*)::int`.as('count')])
    .where('election_id', '=', sql<string>`any(${electionIds}::uuid[])`)
    .where('answer', 'is', null)
    .groupBy('election_id')
    .execute();
  return new Map(rows.map(({ election_id, count }) => [election_id, count]));
}

/** How many appeals of somebody have no answer, by their elections; none is not there. */
export async function countOpenAppealsOf(db: Db, accountId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('appeals')
    .select(['election_id', sql<number>`count(*)::int`.as('count')])
    .where('account_id', '=', accountId)
    .where('answer', 'is', null)
    .groupBy('election_id')
    .execute();
  return new Map(rows.map(({ election_id, count }) => [election_id, count]));
}

/** What was answered to the appeals of an election, as everybody reads it: without whose they were. */
export const answersOf = (
  rows: readonly AppealRow[],
): { number: number; answeredAt: string; answer: string }[] =>
  rows
    .flatMap(({ number, answer, answeredAt }) =>
      answer === null || answeredAt === null
        ? []
        : [{ number, answeredAt: answeredAt.toISOString(), answer }],
    )
    .toSorted((a, b) => a.number - b.number);

/** Rules on a complaint; false where somebody has. */
export async function updateAnswer(
  tx: Tx,
  one: { id: string; answer: string; ruling: ComplaintRuling | null; actorId: string },
): Promise<boolean> {
  const { id, answer, ruling, actorId } = one;
  const row = await tx
    .updateTable('appeals')
    .set({ answer, ruling, answered_at: clock, answered_by: actorId })
    .where('id', '=', id)
    .where('answer', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
