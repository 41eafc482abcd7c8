import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';
import type { Entry } from '../platform/record.ts';
import { argumentsOf } from './owner-acts-store.ts';
import { belongsSql } from '../conditions/electorate-sql.ts';
import { addressOfNumber, goesByListSql } from '../conditions/listed-people-sql.ts';

/**
 * Which of these numbers could not vote in an election in any case: no number of its voters, or of no position of
 * it. Who has no account yet is judged as the student that they would register as.
 */
export async function listWithoutVote(
  tx: Tx,
  electionId: string,
  numbers: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select v.number from elections e
    cross join unnest(${numbers}::text[]) with ordinality as v (number, n)
    cross join lateral (
      select h.id, coalesce(h.role, 'student') as role, v.number as enrollment_number, h.email,
        h.email_confirmed_at, h.proved_at
      from (select) as one left join accounts h on h.enrollment_number = v.number
    ) a
    where e.id = ${electionId} and not ${sql.raw(belongsSql)} order by v.n`.execute(tx);
  return rows.map(({ number }) => number);
}

/** Lets these numbers vote on; answers how many did not before, and how many vote on in all. */
export async function insertAdded(
  tx: Tx,
  electionId: string,
  numbers: readonly string[],
): Promise<{ added: number; people: number }> {
  const { numAffectedRows = 0n } = await sql`
    insert into added_voters (election_id, enrollment_number)
    select ${electionId}::uuid, number from unnest(${numbers}::text[]) as number
    on conflict (election_id, enrollment_number) do update set taken_back_at = null
      where added_voters.taken_back_at is not null`.execute(tx);
  const { rows } = await sql<{ people: number }>`
    select count(*)::int as people from added_voters
    where election_id = ${electionId} and taken_back_at is null`.execute(tx);
  return { added: Number(numAffectedRows), people: rows[0]?.people ?? 0 };
}

/** Nobody votes on any more. That they were told stays, so that they are told this, too. */
export async function takeAllBack(tx: Tx, electionId: string): Promise<void> {
  await tx
    .updateTable('added_voters')
    .set({ taken_back_at: sql<Date>`clock_timestamp()` })
    .where('election_id', '=', electionId)
    .where('taken_back_at', 'is', null)
    .execute();
}

/** Nobody has more time than others any more. */
export async function forgetAddedOf(tx: Tx, electionId: string): Promise<void> {
  await tx.deleteFrom('added_voters').where('election_id', '=', electionId).execute();
}

/** The elections in which a number votes on after voting has ended for everybody else. */
export async function listVotingOn(db: Db, number: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('added_voters')
    .select('election_id as id')
    .where('enrollment_number', '=', number)
    .where('taken_back_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The ruling that stands; null where none does. */
export async function findAddedTimeSanction(tx: Tx, electionId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('sanctions')
    .select('id')
    .where('election_id', '=', electionId)
    .where('kind', '=', 'added-time')
    .where('overturned_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Writes the ruling, or what it became with more people, and its entry (migration 0098). */
export async function writeAddedTime(
  tx: Tx,
  one: {
    id: string;
    electionId: string;
    appealId: string | null;
    until: Date;
    people: number;
    reason: string;
  },
  entry: Entry,
): Promise<boolean> {
  const { id, electionId, appealId, until, people, reason } = one;
  await sql`select add_time(${id}::uuid, ${electionId}::uuid, ${appealId}::uuid,
    ${until}::timestamptz, ${people}::int, ${reason}, ${argumentsOf(entry)})`.execute(tx);
  return true;
}

/** A number that is to be told until when it votes, or that it does not vote on after all. */
export interface ToTell {
  number: string;
  /** The confirmed address of its account, or that of the voter list; null where there is none. */
  email: string | null;
  isTakenBack: boolean;
}

/** The next of those who have not been told what is so now. */
export async function listToTell(tx: Tx, electionId: string, limit: number): Promise<ToTell[]> {
  const { rows } = await sql<ToTell>`
    select t.enrollment_number as number, t.taken_back_at is not null as "isTakenBack",
      coalesce((select a.email from accounts a where a.enrollment_number = t.enrollment_number
          and a.is_verified and a.email_confirmed_at is not null),
        (select s.email from ${sql.raw(addressOfNumber('t.enrollment_number'))}
          where ${sql.raw(goesByListSql)})) as email
    from added_voters t join elections e on e.id = t.election_id
    where t.election_id = ${electionId} and case when t.taken_back_at is null
      then t.told_until is distinct from e.ends_at else t.told_until is not null end
    order by t.enrollment_number limit ${limit} for update of t`.execute(tx);
  return rows;
}

/** Writes down that they were told what is so now. */
export async function noteTold(
  tx: Tx,
  electionId: string,
  numbers: readonly string[],
): Promise<void> {
  await sql`
    update added_voters t set told_until = case when t.taken_back_at is null then e.ends_at end
    from elections e
    where e.id = t.election_id and t.election_id = ${electionId}
      and t.enrollment_number = any(${numbers}::text[])`.execute(tx);
}

/** Forgets who voted on once the voters of their election are forgotten, or it was cancelled. */
export async function forgetAdded(tx: Tx): Promise<void> {
  await sql`
    delete from added_voters t using elections e
    where e.id = t.election_id
      and (e.voters_forgotten_at is not null or e.state = 'cancelled')`.execute(tx);
}
