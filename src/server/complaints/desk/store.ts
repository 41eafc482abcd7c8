import { sql } from 'kysely';
import type { DeskCall } from '#contract/endpoint.ts';
import type { Db, Tx } from '../../platform/db/client.ts';

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
    .select(['r.election_id as electionId', 'a.id', 'a.name', 'a.email', 'r.named_by as namedBy'])
    .select(['r.by_two as byTwo', 'a.is_for_desk as isForDesk'])
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

const elections: Record<DeskCall, string> = {
  election: 'select $::uuid',
  body: 'select $::uuid',
  filter: 'select $::uuid',
  message: 'select election_id from contacts where id = $::uuid',
  ruling: 'select election_id from sanctions where id = $::uuid',
  'own-proposal':
    'select election_id from proposals where id = $::uuid and proposed_by = r.account_id',
};

/** Whether somebody is the returning officer of the election that a call is about. */
export async function isOnDesk(
  db: Db,
  accountId: string,
  about: { by: DeskCall; id: string },
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

/** The elections whose desk is somebody's, drafts too. */
export async function listDesksOf(db: Db, accountId: string) {
  return db
    .selectFrom('returning_officers as r')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .innerJoin('elections as e', 'e.id', 'r.election_id')
    .select(['e.id as _id', 'e.name'])
    .where('a.id', '=', accountId)
    .where('e.state', '<>', 'draft')
    .where(sql<boolean>`${sql.raw(canActSql)}`)
    .orderBy('e.starts_at')
    .orderBy('e.id')
    .execute();
}
