import { sql } from 'kysely';
import {
  belongsSql,
  hasSeatToVoteForSql,
  hasSeatWithChoiceSql,
} from '../../conditions/electorate-sql.ts';
import { isToldByList } from '../list-emails-sql.ts';
import type { Db, Tx } from '../../platform/db/client.ts';
import { isConcerned, mayGoOn, now } from './store.ts';
import type { MailingRow } from './store.ts';

/** Holds a mailing whose page is done and whose accounts were not all looked at; null without one. */
export async function lockUnlisted(tx: Tx): Promise<MailingRow | null> {
  const row = await tx
    .selectFrom('mailings as m')
    .selectAll('m')
    .where('m.status', '=', 'running')
    .where('m.is_listed', '=', false)
    .where(mayGoOn)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mailing_recipients as r')
            .select('r.recipient')
            .whereRef('r.mailing_id', '=', 'm.id')
            .where('r.status', '<>', 'failed'),
        ),
      ),
    )
    .orderBy('m.created_at')
    .limit(1)
    .forUpdate('m')
    .skipLocked()
    .executeTakeFirst();
  return row ?? null;
}

// Who is left of these tells who has voted.
const namesNoVoter = sql<boolean>`m.kind not in ('voted', 'reminder', 'list-reminder')`;

/** The e-mails of running mailings that have their recipient, and what left of all of them. */
export async function countListed(db: Db): Promise<{ listed: number; sent: number }> {
  const { listed, sent } = await db
    .selectNoFrom((from) => [
      from
        .selectFrom('mailing_recipients as r')
        .innerJoin('mailings as m', 'm.id', 'r.mailing_id')
        .select(sql<number>`count(*)::int`.as('listed'))
        .where('m.status', '=', 'running')
        .where('r.status', '<>', 'failed')
        .where(namesNoVoter)
        .as('listed'),
      from
        .selectFrom('mailings as m')
        .select(sql<number>`coalesce(sum(m.sent), 0)::int`.as('sent'))
        .where(namesNoVoter)
        .as('sent'),
    ])
    .executeTakeFirstOrThrow();
  return { listed: listed ?? 0, sent: sent ?? 0 };
}

/** The running mailings of which not everybody was looked at. */
export async function listUnlisted(db: Db): Promise<MailingRow[]> {
  return db
    .selectFrom('mailings as m')
    .selectAll('m')
    .where('m.status', '=', 'running')
    .where('m.is_listed', '=', false)
    .where(namesNoVoter)
    .execute();
}

/** An account behind the cursor of a mailing, with what decides whether it is written to. */
export interface Listed {
  id: string;
  /** Whether the election is for them. */
  isVoter: boolean;
  isCandidate: boolean;
}

// While voting is open there is nothing to vote for without a candidate; before that one may still come.
const needsCandidate = (kind: MailingRow['kind']) => kind === 'voting-opens' || kind === 'reminder';
// Who is reminded although they voted, is so where votes decide something.
const hasCandidate = sql`${sql.raw(` and ${hasSeatToVoteForSql}`)}
  and (m.kind <> 'reminder' or e.remind_at is null or ${sql.raw(hasSeatWithChoiceSql)})`;
const nothing = sql.raw('');

/** Of a change those whom it concerns, whole or in one of their positions. */
const voterOf = (kind: MailingRow['kind']) =>
  kind === 'change'
    ? isConcerned('voters')
    : sql`${sql.raw(belongsSql)}${needsCandidate(kind) ? hasCandidate : nothing}`;
const candidateOf = (kind: MailingRow['kind'], electionId: string) =>
  kind === 'change'
    ? isConcerned('candidates')
    : sql`exists (select from nominations n where n.election_id = ${electionId}
        and n.nominee_id = a.id and n.status = 'accepted')`;

/** The next accounts that can be written to, by their ids. */
export async function listAccountsAfter(
  tx: Tx,
  { id, election_id: electionId, kind, cursor }: MailingRow,
  limit: number,
): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select a.id, ${voterOf(kind)} as "isVoter", ${candidateOf(kind, electionId)} as "isCandidate"
    from accounts a join elections e on e.id = ${electionId} join mailings m on m.id = ${id}
    where (${cursor}::uuid is null or a.id > ${cursor}::uuid)
      and a.is_verified and a.closed_at is null and a.email_confirmed_at is not null
      and not exists (select from email_refusals f where f.account_id = a.id and f.kind = 'elections')
      and not ${sql.raw(isToldByList(kind, 'm.occasion'))}
    order by a.id limit ${limit}`.execute(tx);
  return rows;
}

/** What tells the mailings about two batches of one election apart. */
export const batchName = (alias: string) =>
  sql<string>`to_char(${sql.ref(`${alias}.until`)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`;

/** The next voters of a batch that can be written to, by their ids, which say nothing of their votes. */
export async function listVotersAfter(
  tx: Tx,
  { election_id: electionId, occasion, cursor }: MailingRow,
  limit: number,
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id
    from voted_batches b
    join account_notices n on n.kind = 'voted' and n.election_id = b.election_id and n.at = b.until
    join accounts a on a.id = n.account_id
    where b.election_id = ${electionId} and ${batchName('b')} = ${occasion}
      and (${cursor}::uuid is null or a.id > ${cursor}::uuid)
      and a.is_verified and a.closed_at is null and a.email_confirmed_at is not null
      and not exists (select from email_refusals f where f.account_id = a.id and f.kind = 'elections')
    order by a.id limit ${limit}`.execute(tx);
  return rows;
}

/** Who is written to next, and where the mailing then stands. */
interface Page {
  /** What the ids name: accounts, or numbers of the voter list. */
  recipients: 'accounts' | 'numbers';
  ids: readonly string[];
  cursor: string | null;
  isLast: boolean;
}

/** Writes a page down and moves the cursor behind it, in one step. */
export async function writePage(tx: Tx, mailingId: string, page: Page): Promise<void> {
  const column = page.recipients === 'accounts' ? 'account_id' : 'enrollment_number';
  if (page.ids.length > 0) {
    await tx
      .insertInto('mailing_recipients')
      .values(page.ids.map((id) => ({ mailing_id: mailingId, [column]: id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await tx
    .updateTable('mailings')
    .set({ is_listed: page.isLast, ...(page.cursor === null ? {} : { cursor: page.cursor }) })
    .where('id', '=', mailingId)
    .execute();
}

/** Ends mailings that nobody waits for any more. */
export async function finishMailings(tx: Tx): Promise<void> {
  await tx
    .updateTable('mailings')
    .set({ status: 'finished', finished_at: now })
    .where('status', '=', 'running')
    .where('is_listed', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mailing_recipients as r')
            .select('r.recipient')
            .whereRef('r.mailing_id', '=', 'mailings.id')
            .where('r.status', '<>', 'failed'),
        ),
      ),
    )
    .execute();
}

/** Whether voters have heard of an election yet, so that a change of it is news to them. */
export async function isAnnounced(db: Db, electionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('mailings')
    .select('id')
    .where('election_id', '=', electionId)
    .where('kind', 'in', ['invitation', 'voting-opens', 'list-nominations', 'list-opens'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
