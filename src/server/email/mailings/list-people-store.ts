import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ListEmail } from '#core/emails/list-emails.ts';
import {
  addressOfNumber,
  hasListedChoice,
  mayVoteByList,
} from '../../conditions/listed-people-sql.ts';
import type { Db, Tx } from '../../platform/db/client.ts';
import { isRefusedSql, isSwitchedOnSql, remindsWholeListSql } from '../list-emails-sql.ts';
import type { MailingRow, Taken } from './store.ts';
import { now } from './store.ts';

// Before voting opens somebody may still become a candidate.
const mayVote = (kind: ListEmail) => {
  const may = sql.raw(mayVoteByList(kind === 'list-nominations' ? 'any' : 'with candidates'));
  // Who is reminded although they voted, is so where votes decide something.
  const hasChoice = sql`(e.remind_at is null or ${sql.raw(hasListedChoice)})`;
  return kind === 'list-reminder' ? sql`${may} and ${hasChoice}` : may;
};

/** The next numbers of an election's list that can be written to, in their order. */
export async function listNumbersAfter(
  tx: Tx,
  { election_id: electionId, kind, cursor }: MailingRow & { kind: ListEmail },
  limit: number,
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct r.enrollment_number as id
    from elections e
    join voter_list_entries r on ${mayVote(kind)}
    join ${sql.raw(addressOfNumber('r.enrollment_number'))} on true
    where e.id = ${electionId} and (${cursor}::text is null or r.enrollment_number > ${cursor}::text)
      and not ${sql.raw(isRefusedSql)}
    order by r.enrollment_number limit ${limit}`.execute(tx);
  return rows;
}

/** What an e-mail to an address of the list is about, as of now. */
export interface ListDue {
  kind: ListEmail;
  entryId: string;
  number: string;
  name: string;
  email: string;
  electionId: string;
  keyCheck: Buffer | null;
  election: string;
  electionWords: unknown;
  startsAt: Date;
  endsAt: Date;
  /** Null where nobody can ask to be a candidate now. */
  nominationsUntil: Date | null;
  /** True where nobody is to know who has voted: then everybody is reminded. */
  isForAll: boolean;
}

const remindsWholeList = sql.raw(remindsWholeListSql);
const hasVoted = sql`(exists (
    select from accounts a join participations v on v.voter_id = a.id
    join positions q on q.id = v.position_id
    where a.enrollment_number = r.enrollment_number and q.election_id = e.id)
  or exists (
    select from number_votes w join positions q on q.id = w.position_id
    where w.enrollment_number = r.enrollment_number and q.election_id = e.id))`;

// What an e-mail says must still be so when it leaves.
const stillDue: Record<ListEmail, RawBuilder<unknown>> = {
  'list-nominations': sql`e.starts_at > ${now}`,
  'list-opens': sql`e.starts_at <= ${now} and e.ends_at > ${now}`,
  'list-reminder': sql`e.ends_at > ${now} and (${remindsWholeList} or not ${hasVoted})`,
};

/** Looks, at the moment of sending, whether an e-mail to a number still makes sense; null when not. */
export async function findListDue(
  db: Db,
  { mailingId, recipient }: Taken,
  kind: ListEmail,
): Promise<ListDue | null> {
  // Whoever has proved the number, or has the same address, has chosen for themselves.
  const { rows } = await sql<ListDue>`
    select ${kind} as kind, s.id as "entryId", r.enrollment_number as number, s.name, s.email,
      e.id as "electionId", e.key_check as "keyCheck", e.name as election, e.translations as "electionWords",
      e.starts_at as "startsAt", e.ends_at as "endsAt",
      case when e.nominations_close_at > ${now} then e.nominations_close_at end as "nominationsUntil",
      ${remindsWholeList} as "isForAll"
    from mailings m join elections e on e.id = m.election_id
    join voter_list_entries r on r.enrollment_number = ${recipient} and ${mayVote(kind)}
    join ${sql.raw(addressOfNumber('r.enrollment_number'))} on true
    where m.id = ${mailingId} and m.status = 'running' and e.state = 'published'
      and ${sql.raw(isSwitchedOnSql)} and ${stillDue[kind]} and not ${sql.raw(isRefusedSql)}
      and not exists (
        select from accounts a join email_refusals f on f.account_id = a.id
        where a.enrollment_number = r.enrollment_number and f.kind = 'elections'
          and (a.proved_at is not null
            or a.email_confirmed_at is not null and lower(a.email) = lower(s.email)))
    limit 1`.execute(db as Tx);
  return rows[0] ?? null;
}
