import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Tx } from '../../platform/db/client.ts';
import { longVotingHours } from '#core/elections/reminder.ts';
import { resultsSinceSql } from '../../conditions/held-back.ts';
import { goesByListSql } from '../../conditions/listed-people-sql.ts';
import { isSwitchedOnSql } from '../list-emails-sql.ts';
import { batchName } from './page-store.ts';
import type { MailingKind } from './store.ts';

// By the database's clock, and found anew each time: an end that is moved needs no job that follows it.
const now = sql`clock_timestamp()`;

const isReal = sql`e.state <> 'draft' and not e.is_rehearsal`;
// An election that nobody can be voted for in is nothing to tell people about.
const isOn = sql`e.state = 'published' and not e.is_rehearsal and exists (
  select from tallies t join nominations n on n.id = t.nomination_id where n.election_id = e.id
    and n.kind <> 'nobody')`;
// Officers often change several things one after the other: that is one e-mail.
const settled = sql`interval '2 minutes'`;

// A reminder comes a day before the end, once, or at the hour that officers set, then once for good; `list-reminder` is
// that to people on a list without an account. Whoever publishes after that hour reminds nobody.
const closing = (kind: 'list-reminder' | 'reminder') => sql`
    select e.id, case when e.remind_at is not null then 'hour'
      else to_char(e.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI') end
    from elections e, mail_state s
    where e.ends_at > ${now} and ${isOn} and case when e.remind_at is not null
      then e.remind_at between greatest(s.since, e.published_at, e.starts_at) and ${now}
      else e.ends_at - interval '24 hours' between s.since and ${now}
        and e.ends_at > ${now} + interval '1 hour'
        and e.starts_at <= e.ends_at - make_interval(hours => ${longVotingHours})
        and not exists (select from mailings m where m.election_id = e.id
          and m.kind = ${kind} and m.created_at > ${now} - interval '20 hours') end`;

const opening = sql`
    select e.id, '' from elections e, mail_state s
    where e.starts_at <= ${now} and e.ends_at > ${now} and ${isOn}
      and e.starts_at >= greatest(s.since, ${now} - interval '3 days')`;

const byList = sql.raw(goesByListSql);

/** When people are told, and what tells this time from another time for the same election. */
const occasions: Record<Exclude<MailingKind, 'invitation'>, RawBuilder<unknown>> = {
  // Those to the list come first: they take the place of the ones to accounts.
  'list-nominations': sql`
    select e.id, '' from elections e, mail_state s
    where e.published_at >= greatest(s.since, ${now} - interval '3 days') and e.starts_at > ${now}
      and e.state = 'published' and not e.is_rehearsal and ${byList} and ${sql.raw(isSwitchedOnSql)}`,
  'list-opens': sql`${opening} and ${byList} and ${sql.raw(isSwitchedOnSql)}`,
  'list-reminder': sql`${closing('list-reminder')} and ${byList} and ${sql.raw(isSwitchedOnSql)}`,
  'voting-opens': opening,
  // Not right after it opened, and not twice in a day if the end is moved by some hours.
  reminder: closing('reminder'),
  results: sql`
    select e.id, '' from elections e, mail_state s
    where ${sql.raw(resultsSinceSql)} >= greatest(s.since, ${now} - interval '3 days')
      and e.ends_at <= ${now} and ${isOn}`,
  voted: sql`
    select e.id, ${batchName('b')} from voted_batches b
    join elections e on e.id = b.election_id, mail_state s
    where b.until >= greatest(s.since, ${now} - interval '3 days') and ${isOn}`,
  change: sql`
    select distinct on (c.election_id) c.election_id, c.id::text
    from election_changes c join elections e on e.id = c.election_id, mail_state s
    where c.at >= greatest(s.since, ${now} - interval '3 days') and c.at < ${now} - ${settled}
      and ${isReal} and c.is_mailed
      and not exists (select from election_changes n
        where n.election_id = e.id and n.at >= ${now} - ${settled})
      and not exists (select from mailings m
        where m.election_id = e.id and m.kind = 'change' and m.created_at > c.at)
    order by c.election_id, c.at desc`,
};

/** Begins the mailings that are due, each once; answers how many. */
export async function insertDueMailings(tx: Tx): Promise<number> {
  await sql`insert into mail_state default values on conflict do nothing`.execute(tx);
  let begun = 0n;
  for (const [kind, due] of Object.entries(occasions)) {
    const { numAffectedRows = 0n } = await sql`
      insert into mailings (id, election_id, kind, occasion)
      select gen_random_uuid(), due.id, ${kind}, due.occasion from (${due}) as due (id, occasion)
      on conflict (election_id, kind, occasion) do nothing`.execute(tx);
    begun += numAffectedRows;
  }
  return Number(begun);
}

/** Nothing that was due before this moment is told any more: it may have been told already. */
export async function stopMailings(tx: Tx): Promise<void> {
  await sql`update mail_state set since = ${now}`.execute(tx);
  await tx
    .updateTable('mailings')
    .set({ status: 'stopped', finished_at: sql<Date>`${now}` })
    .where('status', '=', 'running')
    .execute();
}
