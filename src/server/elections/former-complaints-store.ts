import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ComplaintRuling } from '#core/elections/complaint.ts';
import type { Db } from '../platform/db/client.ts';

// Complaints of 0.3.0 that have a ruling: read here alone (tests/former-rows.test.ts), and never written. Those without
// one are messages since.

/** The address of an account, where it is confirmed. */
const confirmedEmail = (account: 'a' | 'o') => {
  const email = sql.ref<string>(`${account}.email`);
  const confirmedAt = sql.ref(`${account}.email_confirmed_at`);
  return sql<string | null>`case when ${confirmedAt} is not null then ${email} end`;
};

export type FormerComplaint = Awaited<ReturnType<typeof listFormerComplaints>>[number];

/** The complaints with their rulings, by their numbers; with the accounts that each concerned. */
export async function listFormerComplaints(
  db: Db,
  which: { id?: string; electionIds?: readonly string[]; hash?: Buffer },
) {
  let query = db
    .selectFrom('appeals as p')
    .innerJoin('elections as e', 'e.id', 'p.election_id')
    .leftJoin('accounts as a', 'a.id', 'p.account_id')
    .leftJoin('accounts as o', 'o.id', 'p.against_id')
    .select(['p.id', 'e.id as electionId', 'e.name as election', 'p.number'])
    .select(['p.subject', 'p.body as text', 'p.made_at as madeAt', 'p.due_at as dueAt', 'p.reply'])
    .select(['p.account_id as byId', 'p.against_id as againstId'])
    .select([confirmedEmail('a').as('email'), confirmedEmail('o').as('accusedEmail')])
    .select([
      sql<string>`p.answer`.as('answer'),
      sql<Date>`p.answered_at`.as('answeredAt'),
      sql<ComplaintRuling | null>`p.ruling`.as('ruling'),
      sql<string[]>`array_remove(array[p.account_id, p.against_id] || array(
        select c.nominee_id from nominations c
        where c.election_id = p.election_id and c.status = 'accepted'), null)::text[]`.as(
        'concerned',
      ),
      // Nobody whom it concerned ruled while there was an officer whom it did not.
      sql<boolean>`coalesce(p.answered_by in (p.account_id, p.against_id), false) or exists (
        select from nominations c
        where c.election_id = p.election_id and c.nominee_id = p.answered_by
          and c.status = 'accepted' and coalesce(c.decided_at, c.requested_at) <= p.answered_at)`.as(
        'noOther',
      ),
    ])
    .where('p.answer', 'is not', null)
    .orderBy('p.number');
  if (which.id !== undefined) query = query.where('p.id', '=', which.id);
  if (which.electionIds !== undefined) {
    query = query.where('e.id', '=', sql<string>`any(${which.electionIds}::uuid[])`);
  }
  const { hash } = which;
  if (hash !== undefined) {
    query = query.where(({ or, eb }) =>
      or([eb('p.follow_hash', '=', hash), eb('p.reply_hash', '=', hash)]),
    );
  }
  return query.execute();
}

/** What was answered to the complaints of an election, as everybody reads it: without whose they were. */
export const answersOf = (
  rows: readonly FormerComplaint[],
): { number: number; answeredAt: string; answer: string }[] =>
  rows.map(({ number, answer, answeredAt }) => ({
    number,
    answeredAt: answeredAt.toISOString(),
    answer,
  }));

/** What of a complaint another row needs that has its id in this column. */
export const ofComplaint = <Value>(what: 'number' | 'election_id', id: string) =>
  sql<Value>`(select ${sql.ref(`p.${what}`)} from appeals p where p.id = ${sql.ref(id)})`;

/** The complaints that somebody made, with or without a ruling, for a copy of their own data. */
export async function listOwnComplaints(db: Db, accountId: string) {
  return db
    .selectFrom('appeals as a')
    .innerJoin('elections as e', 'e.id', 'a.election_id')
    .select(['e.name as election', 'a.subject', 'a.body', 'a.made_at as madeAt', 'a.answer'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('contact_files as f')
          .select(['f.id as _id', 'f.kind', 'f.bytes'])
          .whereRef('f.appeal_id', '=', 'a.id')
          .orderBy('f.place'),
      ).as('files'),
    )
    .where('a.account_id', '=', accountId)
    .orderBy('a.made_at')
    .execute();
}
