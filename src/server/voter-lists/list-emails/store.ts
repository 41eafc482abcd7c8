import { sql } from 'kysely';
import type { ListEmail } from '#core/emails/list-emails.ts';
import type { ListEmails } from '#contract/list-emails.ts';
import { isRefusedSql, isSwitchedOnSql, remindsWholeListSql } from '../../email/list-emails-sql.ts';
import type { Db, Tx } from '../../platform/db/client.ts';
import { addressOfNumber, mayVoteByList } from '../../conditions/listed-people-sql.ts';

/** What decides about the e-mails of an election to its list. */
export async function findListElection(db: Db, electionId: string) {
  const { rows } = await sql<{ isByList: boolean; ownList: boolean; isOver: boolean }>`
    select e.voters in ('listed', 'proved') and not e.is_rehearsal as "isByList",
      e.electorate = 'roll' as "ownList",
      e.state = 'cancelled' or e.state = 'published' and e.ends_at <= clock_timestamp() as "isOver"
    from elections e where e.id = ${electionId}`.execute(db as Tx);
  return rows[0] ?? null;
}

/** How many people of the list may vote, have an address, and want no e-mails. */
export async function countPeople(
  db: Db,
  electionId: string,
): Promise<Pick<ListEmails, 'people' | 'withAddress' | 'stopped'>> {
  const { rows } = await sql<Pick<ListEmails, 'people' | 'withAddress' | 'stopped'>>`
    select count(distinct r.enrollment_number)::int as people,
      (count(distinct r.enrollment_number) filter (where s.id is not null))::int as "withAddress",
      (count(distinct r.enrollment_number) filter (
        where s.id is not null and ${sql.raw(isRefusedSql)}))::int as stopped
    from elections e
    join voter_list_entries r on ${sql.raw(mayVoteByList('any'))}
    left join ${sql.raw(addressOfNumber('r.enrollment_number'))} on true
    where e.id = ${electionId}`.execute(db as Tx);
  return rows[0] ?? { people: 0, withAddress: 0, stopped: 0 };
}

/** How far each of the e-mails is; how many got a reminder would tell who has not voted. */
export async function findKind(
  db: Db,
  electionId: string,
  kind: ListEmail,
): Promise<ListEmails['kinds'][number]> {
  const { rows } = await sql<ListEmails['kinds'][number]>`
    select ${kind}::text as kind, ${sql.raw(isSwitchedOnSql)} as "isOn",
      coalesce(m.status, 'not-sent') as status,
      case when ${kind} = 'list-reminder' and e.closed_at is null
        and not ${sql.raw(remindsWholeListSql)} then null
        else coalesce(m.sent, 0) end as sent
    from elections e left join lateral (
      select m.status, m.sent from mailings m where m.election_id = e.id and m.kind = ${kind}
      order by m.created_at desc limit 1) m on true
    where e.id = ${electionId}`.execute(db as Tx);
  const [found] = rows;
  if (found === undefined) throw new Error('an election vanished while it was read');
  return found;
}

/** Addresses that are on the list as they are, could not be reached, and whose owner proved no number. */
export async function listFailures(db: Db, electionId: string): Promise<ListEmails['failures']> {
  const { rows } = await sql<ListEmails['failures'][number]>`
    select f.enrollment_number as "enrollmentNumber", s.name, s.email, f.problem,
      f.found_by as "foundBy"
    from list_email_failures f join elections e on e.id = f.election_id
    join ${sql.raw(addressOfNumber('f.enrollment_number'))} on lower(s.email) = lower(f.email)
    where f.election_id = ${electionId} and not exists (
      select from accounts a
      where a.enrollment_number = f.enrollment_number and a.proved_at is not null)
    order by f.enrollment_number limit 1000`.execute(db as Tx);
  return rows;
}

/** Notes addresses of the list whose e-mails came back; answers the addresses that are on it. */
export async function insertBounces(
  tx: Tx,
  electionId: string,
  { addresses, problem }: { addresses: readonly string[]; problem: string },
): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    insert into list_email_failures (election_id, enrollment_number, email, problem, found_by)
    select distinct on (r.enrollment_number) e.id, r.enrollment_number, s.email, ${problem}, 'officer'
    from elections e
    join voter_list_entries r on lower(r.email) = any(${addresses}::text[])
      and ${sql.raw(mayVoteByList('any'))}
    join ${sql.raw(addressOfNumber('r.enrollment_number'))} on lower(s.email) = lower(r.email)
    where e.id = ${electionId}
    on conflict (election_id, enrollment_number) do update
      set email = excluded.email, problem = excluded.problem, found_by = 'officer'
    returning lower(email) as email`.execute(tx);
  return rows.map(({ email }) => email);
}

interface StandingRow {
  listOf: string | null;
  name: string;
  email: string;
  groups: string[];
}

/** The entry that gives a number its address, on the list that an election goes by. */
export async function findStanding(
  db: Db,
  electionId: string,
  number: string,
): Promise<StandingRow | null> {
  const { rows } = await sql<StandingRow>`
    select s.election_id as "listOf", s.name, s.email, s.groups
    from elections e join voter_list_entries s on s.enrollment_number = ${number}
      and s.removed_at is null
      and (s.election_id = e.id or e.electorate <> 'roll' and s.election_id is null)
    where e.id = ${electionId}
    order by s.election_id nulls last limit 1`.execute(db as Tx);
  return rows[0] ?? null;
}

/** Whether somebody else stands on a list with this address. */
export async function isAddressOfAnother(
  db: Db,
  { list, number, email }: { list: string | null; number: string; email: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('voter_list_entries')
    .select('id')
    .where(sql<boolean>`election_id is not distinct from ${list}::uuid`)
    .where('removed_at', 'is', null)
    .where('enrollment_number', '<>', number)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Writes to a number once more, by the e-mail that is right now: the one about the opening while voting
 * is open, else the first one. False where none was sent, or where its turn is still to come.
 */
export async function writeAgain(tx: Tx, electionId: string, number: string): Promise<boolean> {
  await sql`
    delete from list_email_failures
    where election_id = ${electionId} and enrollment_number = ${number}`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    update mailings m set status = 'running', finished_at = null
    from elections e
    where e.id = m.election_id and e.id = ${electionId} and e.state in ('published', 'paused')
      and m.kind = case when e.starts_at > clock_timestamp() then 'list-nominations'
        else 'list-opens' end
      and m.status in ('running', 'finished') and (m.is_listed or m.cursor >= ${number})
    returning m.id`.execute(tx);
  for (const { id } of rows) {
    await tx
      .insertInto('mailing_recipients')
      .values({ mailing_id: id, enrollment_number: number })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return rows.length > 0;
}
