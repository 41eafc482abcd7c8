import { sql } from 'kysely';
import { contactCodes } from '#core/contact/contact-request.ts';
import type { Db, Tx } from '../platform/db/client.ts';

/** How many messages or e-mails one statement takes: no lock is held for long. */
const batch = 5_000;

/** Deletes messages that are settled and about which nothing was said for so many days; about an election not before its days for complaints. */
export async function deleteOldMessages(tx: Tx, days: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from contacts where id in (
      select c.id from contacts c
      where c.resolved <> 2 and c.created_at < now() - make_interval(days => ${days})
        and not exists (select from contact_entries e where e.contact_id = c.id
          and e.created_at >= now() - make_interval(days => ${days}))
        and not exists (select from elections e where e.id = c.election_id
          and e.state <> 'cancelled' and coalesce(e.appeals_until, 'infinity') > now())
      limit ${batch})`.execute(tx);
  return Number(numAffectedRows);
}

/**
 * Deletes e-mails that left or were given up so many days ago. Of one to a winner the row stays without
 * its words: it is what keeps it from being sent twice.
 */
export async function deleteOldEmails(tx: Tx, days: number): Promise<number> {
  const isDue = sql<boolean>`status in ('sent', 'dropped')
    and coalesce(sent_at, created_at) < now() - make_interval(days => ${days})`;
  const blanked = await sql`
    update emails set to_address = '', subject = '', text_body = '', html_body = '', problem = null,
      sender_name = '', reply_to = ''
    where ${isDue} and key like 'winner:%' and to_address <> ''`.execute(tx);
  const deleted = await sql`
    delete from emails where id in (
      select id from emails where ${isDue} and key not like 'winner:%' limit ${batch})`.execute(tx);
  return Number((blanked.numAffectedRows ?? 0n) + (deleted.numAffectedRows ?? 0n));
}

/** Forgets what is long ago. Who was told of a vote stays until the election has ended. */
export async function deleteOldNotices(tx: Tx, days: number): Promise<void> {
  await sql`
    delete from account_notices n
    where n.at < now() - make_interval(days => ${days}) and (n.kind <> 'voted' or exists (
      select from elections e where e.id = n.election_id and e.closed_at is not null))`.execute(tx);
}

/** Elections whose voters are forgotten: certified, or no complaint any more, so many days ago. */
export async function listWithOldVoters(db: Db, days: number): Promise<{ id: string }[]> {
  return db
    .selectFrom('elections as e')
    .select('e.id')
    .where('e.voters_forgotten_at', 'is', null)
    .where('e.state', '=', 'published')
    .where('e.closed_at', 'is not', null)
    .where(
      sql<boolean>`coalesce(e.certified_at, greatest(e.closed_at, e.appeals_until))
        < now() - make_interval(days => ${days})`,
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('contacts as c')
            .select('c.id')
            .whereRef('c.election_id', '=', 'e.id')
            .where('c.sender_id', 'is not', null)
            .where('c.resolved', '=', contactCodes['in-progress'])
            .where('e.certified_at', 'is', null)
            .where(
              sql<boolean>`not exists (select from contact_entries w where w.contact_id = c.id)`,
            ),
        ),
      ),
    )
    .orderBy('e.id')
    .execute();
}

/**
 * Forgets who voted in an election that is over for as long as the campus keeps it, and its voter list,
 * by the function of the database's owner that looks at this and records it (migration 0051). The
 * participations stay, each under an id that is nobody's: they are still as many as the ballots. False
 * when it was done before.
 */
export async function forgetVoters(tx: Tx, electionId: string): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select forget_voters(${electionId}::uuid) as done`.execute(tx);
  return rows[0]?.done === true;
}

/**
 * Forgets the addresses of people who were entered by name: of those who do not stand once voting has
 * opened, and of all when the voters of their election are forgotten.
 */
export async function forgetEnteredAddresses(tx: Tx): Promise<void> {
  await sql`
    update entered_candidates c set email = '' from elections e
    where e.id = c.election_id and c.email <> ''
      and (e.starts_at < now() and not exists (select from nominations n where n.id = c.id
          and n.status in ('accepted', 'pending'))
        or e.voters_forgotten_at is not null
        or e.state = 'cancelled')`.execute(tx);
}

/**
 * Deletes what was removed from the voter list of the campus so many days ago, unless an election that
 * is not over yet still has the list of its opening.
 */
export async function deleteOldEntries(tx: Tx, days: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from voter_list_entries v
    where v.election_id is null and v.removed_at < now() - make_interval(days => ${days})
      and not exists (select from elections e
        where e.state in ('published', 'paused') and e.closed_at is null
          and greatest(e.starts_at, e.published_at) < v.removed_at)`.execute(tx);
  return Number(numAffectedRows);
}
