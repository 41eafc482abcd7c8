import type { ElectionLine } from '#core/elections/election-line.ts';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/client.ts';
import type { Schema } from '../../platform/db/tables.ts';
import { belongsToChangeSql, standsInChangeSql } from '../../conditions/electorate-sql.ts';
import { addressOfNumber } from '../../conditions/listed-people-sql.ts';
import { remindsWholeListSql } from '../list-emails-sql.ts';

export type MailingRow = Selectable<Schema['mailings']>;

export type MailingKind = MailingRow['kind'];

export const now = sql<Date>`clock_timestamp()`;

/** While voting is paused nothing is told but that; while the mail server is away, nothing at all. */
export const mayGoOn = sql<boolean>`m.try_after <= ${now} and (m.kind = 'change' or not exists (
  select from elections e where e.id = m.election_id and e.state = 'paused'))`;

/** A recipient that this worker, and no other, has in hand. */
export interface Taken {
  mailingId: string;
  /** The id of an account, or a number of the voter list. */
  recipient: string;
  kind: MailingKind;
  attempts: number;
}

/** Whether somebody waits to be written to now. */
export async function isAnyoneWaiting(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('mailing_recipients as r')
    .innerJoin('mailings as m', 'm.id', 'r.mailing_id')
    .select('r.recipient')
    .where('r.status', '=', 'waiting')
    .where('r.try_after', '<=', now)
    .where('m.status', '=', 'running')
    .where(mayGoOn)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Takes one recipient of the oldest mailing. Committed before the mail server hears of it; whoever is
 * gone longer than any e-mail takes is never written to again by this mailing.
 */
export async function takeRecipient(tx: Tx): Promise<Taken | null> {
  // Materialized: as a part of the join it may run once for each row, and each run would take the next one.
  const { rows } = await sql<Taken>`
    with next as materialized (
      select w.mailing_id, w.recipient, m.kind from mailing_recipients w
      join mailings m on m.id = w.mailing_id
      where w.status = 'waiting' and w.try_after <= ${now} and m.status = 'running'
        and ${mayGoOn}
      order by m.created_at, w.recipient limit 1 for update of w skip locked
    )
    update mailing_recipients r
    set status = 'sending', attempts = r.attempts + 1, try_after = ${now} + interval '5 minutes'
    from next
    where r.mailing_id = next.mailing_id and r.recipient = next.recipient
    returning r.mailing_id as "mailingId", r.recipient, next.kind, r.attempts`.execute(tx);
  return rows[0] ?? null;
}

/** What an e-mail of a mailing is about, and for whom, as of now. */
export interface Due {
  kind: MailingKind;
  accountId: string;
  name: string;
  email: string;
  electionId: string;
  election: string;
  electionWords: unknown;
  startsAt: Date;
  endsAt: Date;
  isCancelled: boolean;
  /** True where a reminder goes to who has voted as well. */
  isForAll: boolean;
}

// What an e-mail says must still be so when it leaves.
const stillDue = sql<boolean>`case m.kind
  when 'change' then e.state <> 'draft'
  when 'invitation' then e.state = 'published' and e.starts_at > ${now}
  when 'voting-opens' then e.state = 'published' and e.starts_at <= ${now} and e.ends_at > ${now}
  when 'reminder' then e.state = 'published' and e.ends_at > ${now}
    and (e.remind_at is not null or not exists (
      select from participations p join positions q on q.id = p.position_id
      where q.election_id = e.id and p.voter_id = a.id))
  else e.state = 'published' end`;

/** Looks, at the moment of sending, whether an e-mail to an account still makes sense; null when not. */
export async function findDue(db: Db, { mailingId, recipient }: Taken): Promise<Due | null> {
  const row = await db
    .selectFrom('mailings as m')
    .innerJoin('elections as e', 'e.id', 'm.election_id')
    .innerJoin('mailing_recipients as r', (join) =>
      join.onRef('r.mailing_id', '=', 'm.id').on('r.recipient', '=', recipient),
    )
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .select([
      'm.kind',
      'a.id as accountId',
      'a.name',
      'a.email',
      'e.id as electionId',
      'e.name as election',
      'e.translations as electionWords',
      'e.starts_at as startsAt',
      'e.ends_at as endsAt',
      sql<boolean>`e.state = 'cancelled'`.as('isCancelled'),
      sql<boolean>`e.remind_at is not null`.as('isForAll'),
    ])
    .where('m.id', '=', mailingId)
    .where('m.status', '=', 'running')
    .where('a.is_verified', '=', true)
    .where('a.email_confirmed_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('email_refusals as f')
            .select('f.kind')
            .whereRef('f.account_id', '=', 'a.id')
            .where('f.kind', '=', 'elections'),
        ),
      ),
    )
    .where(stillDue)
    .$narrowType<{ startsAt: Date; endsAt: Date }>()
    .executeTakeFirst();
  return row === undefined || row.email === null ? null : { ...row, email: row.email };
}

/** The turn of a recipient is over: the row goes, and at most a number stays. */
export async function settle(
  tx: Tx,
  { mailingId, recipient }: Taken,
  how: 'sent' | 'failed' | 'not due',
): Promise<void> {
  await tx
    .deleteFrom('mailing_recipients')
    .where('mailing_id', '=', mailingId)
    .where('recipient', '=', recipient)
    .execute();
  if (how !== 'not due') await count(tx, mailingId, how);
}

/** Keeps an address where an invitation failed, for the officers. Who voted has no part in it. */
export async function keepFailed(
  tx: Tx,
  { mailingId, recipient }: Taken,
  problem: string,
): Promise<void> {
  await tx
    .updateTable('mailing_recipients')
    .set({ status: 'failed', problem })
    .where('mailing_id', '=', mailingId)
    .where('recipient', '=', recipient)
    .execute();
  await count(tx, mailingId, 'failed');
}

async function count(tx: Tx, mailingId: string, what: 'sent' | 'failed'): Promise<void> {
  await tx
    .updateTable('mailings')
    .set((eb) => ({
      [what]: eb(what, '+', 1),
      ...(what === 'sent' ? { problem: null, failing_since: null } : {}),
    }))
    .where('id', '=', mailingId)
    .execute();
}

/** The e-mail surely did not leave: it comes again in so many seconds. */
export async function putOff(
  tx: Tx,
  { mailingId, recipient, attempts }: Taken,
  seconds: number,
): Promise<void> {
  await tx
    .updateTable('mailing_recipients')
    .set({
      status: 'waiting',
      attempts,
      try_after: sql<Date>`${now} + make_interval(secs => ${seconds})`,
    })
    .where('mailing_id', '=', mailingId)
    .where('recipient', '=', recipient)
    .execute();
}

/** No e-mail can leave: all servers wait a while with this mailing. */
export async function pauseMailing(
  tx: Tx,
  id: string,
  { problem, seconds }: { problem: string; seconds: number },
): Promise<void> {
  await tx
    .updateTable('mailings')
    .set({
      try_after: sql<Date>`${now} + make_interval(secs => ${seconds})`,
      problem,
      failing_since: sql<Date>`coalesce(failing_since, ${now})`,
    })
    .where('id', '=', id)
    .execute();
}

/** Lets mailings go on at once that wait because no e-mail could leave. */
export async function endPauses(tx: Tx): Promise<void> {
  await tx
    .updateTable('mailings')
    .set({ try_after: now })
    .where('status', '=', 'running')
    .where('failing_since', 'is not', null)
    .execute();
}

/** Recipients whose sender is gone: their e-mail may have arrived, so it is not sent again. */
export async function listLost(tx: Tx): Promise<Taken[]> {
  return tx
    .selectFrom('mailing_recipients as r')
    .innerJoin('mailings as m', 'm.id', 'r.mailing_id')
    .select(['m.kind', 'm.id as mailingId', 'r.recipient', 'r.attempts'])
    .where('r.status', '=', 'sending')
    .where('r.try_after', '<=', now)
    .forUpdate('r')
    .skipLocked()
    .execute();
}

/** A change of an election, for an e-mail about it. */
export interface ChangeToTell {
  what: string;
  told: ElectionLine[] | null;
  reason: string;
}

/** The changes `c` that a mailing `m` tells: all since the last one. */
const toldBy = sql`c.election_id = m.election_id and c.at <= m.created_at and c.at > coalesce(
  (select max(p.created_at) from mailings p where p.election_id = m.election_id
    and p.kind = 'change' and p.created_at < m.created_at), '-infinity')`;

const concerns = {
  voters: sql.raw(belongsToChangeSql),
  candidates: sql.raw(standsInChangeSql),
};

/** True where one of the changes that a mailing is for concerns an account `a` as one of these. */
export const isConcerned = (as: keyof typeof concerns) =>
  sql<boolean>`exists (select from election_changes c
    where ${toldBy} and c.is_mailed and ${concerns[as]})`;

/** What a mailing about changes tells an account, which each of them concerns. */
export async function listToldChanges(
  db: Db,
  { mailingId, recipient }: Pick<Taken, 'mailingId' | 'recipient'>,
): Promise<ChangeToTell[]> {
  const { rows } = await sql<ChangeToTell>`
    select c.what, c.told, c.reason from mailings m
    join elections e on e.id = m.election_id join accounts a on a.id = ${recipient}
    join election_changes c on ${toldBy}
    where m.id = ${mailingId}
      and (${concerns.candidates} or ${concerns.voters})
    order by c.at desc limit 10`.execute(db as Tx);
  return rows.toReversed();
}

/**
 * Keeps an address that could not be reached, for the officers, until the election is over. A reminder
 * that goes only to those who have not voted keeps none: it would say who they are.
 */
export async function keepFailedAddress(
  tx: Tx,
  { mailingId, recipient, kind }: Taken,
  problem: string,
): Promise<void> {
  await sql`
    insert into list_email_failures (election_id, enrollment_number, email, problem, found_by)
    select e.id, r.enrollment_number, s.email, ${problem.slice(0, 500)}, 'server'
    from mailings m join elections e on e.id = m.election_id
    join mailing_recipients r on r.mailing_id = m.id and r.recipient = ${recipient}
    join ${sql.raw(addressOfNumber('r.enrollment_number'))} on true
    where m.id = ${mailingId} and (${kind} <> 'list-reminder' or ${sql.raw(remindsWholeListSql)})
    on conflict (election_id, enrollment_number) do update
      set email = excluded.email, problem = excluded.problem, found_by = 'server'`.execute(tx);
}
