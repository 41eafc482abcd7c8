import { sql } from 'kysely';
import { areResultsHeldSql } from '../conditions/held-back.ts';
import type { Db } from '../platform/db/client.ts';
import { isSafety, isUnnamed } from './store.ts';

// From two indexes, one of them of the few that did not leave: no e-mail is read for a count.
const isUnsent = sql<boolean>`status in ('waiting', 'sending') and status <> 'sent'`;
const isFailed = sql<boolean>`status = 'stuck' and status <> 'sent'`;

export async function countEmails(
  db: Db,
): Promise<{ waiting: number; stuck: number; sent: number }> {
  const count = sql<number>`count(*)::int`.as('emails');
  const { waiting, stuck, sent } = await db
    .selectNoFrom((from) => [
      from.selectFrom('emails').select(count).where(isUnsent).as('waiting'),
      from.selectFrom('emails').select(count).where(isFailed).as('stuck'),
      from
        .selectFrom('emails')
        .select(count)
        .where(sql<boolean>`status = 'sent'`)
        .as('sent'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting: waiting ?? 0, stuck: stuck ?? 0, sent: sent ?? 0 };
}

/**
 * For how many seconds the oldest e-mail has waited to be sent, and the oldest mailing for the mail
 * server; 0 without one. That there are e-mails about votes is told to nobody.
 */
export async function readOldestSeconds(db: Db): Promise<number> {
  const row = await db
    .selectNoFrom((from) => [
      sql<number>`coalesce(extract(epoch from now() - least(${from
        .selectFrom('emails')
        .select(sql<Date>`min(waits_since)`.as('since'))
        .where(isUnsent)}, ${from
        .selectFrom('mailings')
        .select(sql<Date>`min(failing_since)`.as('since'))
        .where('status', '=', 'running')
        .where('kind', '<>', 'voted')})), 0)::float8`.as('seconds'),
    ])
    .executeTakeFirst();
  return Math.max(0, row?.seconds ?? 0);
}

const listed = [
  'id',
  'to_address as to',
  'subject',
  'reason',
  'problem',
  'created_at as createdAt',
  sql<boolean>`secret_until is not null`.as('isLink'),
  sql<string>`split_part(key, ':', 1)`.as('keyKind'),
  isSafety.as('isSafety'),
] as const;

/** Of the failed ones: those about the safety of an account tell only that somebody was not reached. */
const isUnnamedFailure = sql<boolean>`(${isUnnamed} and not ${isSafety})`;

/** Failed e-mails that name somebody, oldest first. */
export async function listFailed(db: Db) {
  return db
    .selectFrom('emails')
    .select(listed)
    .where(isFailed)
    .where(sql<boolean>`not ${isUnnamedFailure}`)
    .where('to_address', '<>', '')
    .orderBy('created_at')
    .orderBy('id')
    .limit(500)
    .execute();
}
export type ListedEmailRow = Awaited<ReturnType<typeof listFailed>>[number];

/** E-mails that name somebody and wait for another try, oldest first. */
export async function listFailingEmails(db: Db) {
  return db
    .selectFrom('emails')
    .select(listed)
    .where(isUnsent)
    .where('failing_since', 'is not', null)
    .where(sql<boolean>`not ${isUnnamed}`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(100)
    .execute();
}

/** What waits and what failed of the e-mails that name nobody. */
export async function countUnnamed(db: Db): Promise<{ waiting: number; failed: number }> {
  const row = await db
    .selectFrom('emails')
    .select([
      sql<number>`(count(*) filter (where status <> 'stuck'))::int`.as('waiting'),
      sql<number>`(count(*) filter (where status = 'stuck'))::int`.as('failed'),
    ])
    .where(sql<boolean>`status in ('waiting', 'sending', 'stuck') and status <> 'sent'`)
    .where(
      sql<boolean>`(to_address = '' or case when status = 'stuck' then ${isUnnamedFailure} else ${isUnnamed} end)`,
    )
    .executeTakeFirstOrThrow();
  return row;
}

/**
 * E-mails to many people that wait for the mail server, or could not reach somebody, by election: numbers alone. How
 * many got the reminder or voted is nobody's to know before the close.
 */
export async function listTroubledMailings(db: Db) {
  const isTold = sql<boolean>`(m.kind not in ('voted', 'reminder', 'list-reminder')
    or (e.closed_at is not null and not ${sql.raw(areResultsHeldSql)}))`;
  return db
    .selectFrom('mailings as m')
    .innerJoin('elections as e', 'e.id', 'm.election_id')
    .select((eb) => [
      'e.id as electionId',
      'e.name as election',
      sql<number>`coalesce(sum(m.failed) filter (where ${isTold}), 0)::int`.as('failed'),
      eb.fn.max('m.problem').as('problem'),
      sql<Date | null>`min(m.try_after) filter (where m.status = 'running' and m.problem is not null)`.as(
        'nextTryAt',
      ),
    ])
    .where(
      sql<boolean>`((m.status = 'running' and m.problem is not null)
        or (${isTold} and m.failed > 0 and m.created_at > now() - interval '30 days'))`,
    )
    .groupBy(['e.id', 'e.name'])
    .orderBy('e.name')
    .limit(100)
    .execute();
}
