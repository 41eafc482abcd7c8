import { sql } from 'kysely';
import type { NamedCall } from '#contract/endpoint.ts';
import { isVoterSql } from '../conditions/electorate-sql.ts';
import type { Db, Tx } from '../platform/db/client.ts';

/** In use, and no candidate of the election. */
const canActSql = `(a.is_verified and a.suspended_at is null and a.closed_at is null
  and not exists (select from nominations n where n.election_id = r.election_id
    and n.nominee_id = a.id and n.status = 'accepted'))`;

export type Named = Awaited<ReturnType<typeof listNamed>>[number];

/**
 * Whoever is named the returning officer of these elections. Somebody who is suspended, or whose account is gone,
 * stays named: nothing falls back to the officers before they name another.
 */
export async function listNamed(db: Db, electionIds: readonly string[]) {
  return db
    .selectFrom('returning_officers as r')
    .leftJoin('accounts as a', 'a.id', 'r.account_id')
    .select(['r.election_id as electionId', 'a.id', 'a.name', 'r.named_by as namedBy'])
    .select('r.by_two as byTwo')
    .where('r.election_id', '=', sql<string>`any(${electionIds}::uuid[])`)
    .execute();
}

/** Those who are told of what waits: with an address that is theirs, and able to act. */
export async function listToTell(db: Db, electionId: string) {
  const rows = await db
    .selectFrom('returning_officers as r')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .select(['a.id', 'a.name', 'a.email', 'a.role'])
    .where('r.election_id', '=', electionId)
    .where('a.email_confirmed_at', 'is not', null)
    .where(sql<boolean>`${sql.raw(canActSql)}`)
    .execute();
  return rows.map(({ email, ...row }) => ({ ...row, email: email ?? '' }));
}

/** The same for one election. */
export async function findNamed(db: Db, electionId: string): Promise<Named | null> {
  return (await listNamed(db, [electionId]))[0] ?? null;
}

const elections: Record<NamedCall, string> = {
  election: 'select $::uuid',
  body: 'select $::uuid',
  filter: 'select $::uuid',
  message: 'select election_id from contacts where id = $::uuid',
  ruling: 'select election_id from sanctions where id = $::uuid',
  'own-proposal':
    'select election_id from proposals where id = $::uuid and proposed_by = r.account_id',
};

/** Whether somebody is the returning officer of the election that a call is about. */
export async function isNamedFor(
  db: Db,
  accountId: string,
  about: { by: NamedCall; id: string },
): Promise<boolean> {
  const [before = '', after = ''] = elections[about.by].split('$');
  const row = await db
    .selectFrom('returning_officers as r')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .select('a.id')
    .where('a.id', '=', accountId)
    .where(
      sql<boolean>`r.election_id = (${sql.raw(before)}${about.id}${sql.raw(after)})
        and ${sql.raw(canActSql)}`,
    )
    .executeTakeFirst();
  return row !== undefined;
}

export type AccountToName = NonNullable<Awaited<ReturnType<typeof findToName>>>;

/** The account with an address, whoever's it is. */
export async function findToName(db: Db, email: string) {
  const row = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'role', sql<string>`email`.as('email')])
    .select(sql<boolean>`email_confirmed_at is not null`.as('isConfirmed'))
    .select(sql<boolean>`is_verified and suspended_at is null and closed_at is null`.as('isInUse'))
    .where(sql<string>`lower(email)`, '=', email.trim().toLowerCase())
    .executeTakeFirst();
  return row ?? null;
}

/** Names somebody in place of the officers, or of whoever was named before. */
export async function saveNaming(
  tx: Tx,
  naming: { electionId: string; accountId: string; namedBy: string; byTwo: boolean },
): Promise<void> {
  const values = {
    account_id: naming.accountId,
    named_by: naming.namedBy,
    by_two: naming.byTwo,
    named_at: sql<Date>`clock_timestamp()`,
  };
  await tx
    .insertInto('returning_officers')
    .values({ election_id: naming.electionId, ...values })
    .onConflict((one) => one.column('election_id').doUpdateSet(values))
    .execute();
}

export async function removeNaming(tx: Tx, electionId: string): Promise<void> {
  await tx.deleteFrom('returning_officers').where('election_id', '=', electionId).execute();
}

/** Whether somebody may vote in an election, or has. */
export async function isVoterOf(db: Db, accountId: string, electionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('accounts as a')
    .innerJoin('elections as e', (join) => join.onTrue())
    .select('a.id')
    .where('a.id', '=', accountId)
    .where('e.id', '=', electionId)
    .where(
      sql<boolean>`(${sql.raw(isVoterSql)} or exists (select from participations v
        join positions p on p.id = v.position_id where p.election_id = e.id and v.voter_id = a.id))`,
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** The elections that somebody is named for. */
export async function listNamedFor(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('returning_officers')
    .select('election_id')
    .where('account_id', '=', accountId)
    .execute();
  return rows.map((row) => row.election_id);
}
