import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/client.ts';

export interface DrawRow {
  electionId: string;
  seed: string;
  witnesses: string;
  officers: number;
  drawnAt: Date;
}

/** The draws that were held in these elections. */
export async function listDraws(
  db: Db,
  electionIds: readonly string[],
): Promise<Map<string, DrawRow>> {
  const rows = await db
    .selectFrom('draws')
    .select(['election_id as electionId', 'seed', 'witnesses', 'officers', 'drawn_at as drawnAt'])
    .where('election_id', '=', sql<string>`any(${electionIds}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.electionId, row]));
}

/** An entry of somebody who is an officer still. */
export interface EntryRow {
  officerId: string;
  officer: string;
  value: string;
  witnesses: string;
  enteredAt: Date;
}

export async function listEntries(db: Db, electionId: string): Promise<EntryRow[]> {
  return db
    .selectFrom('draw_entries as d')
    .innerJoin('accounts as a', 'a.id', 'd.officer_id')
    .select(['d.officer_id as officerId', 'a.name as officer', 'd.value', 'd.witnesses'])
    .select('d.entered_at as enteredAt')
    .where('d.election_id', '=', electionId)
    .where('a.role', 'in', ['council', 'admin'])
    .orderBy('d.entered_at')
    .execute();
}

/** Writes what an officer entered, in the place of what they entered before. */
export async function writeEntry(
  tx: Tx,
  entry: { electionId: string; officerId: string; value: string; witnesses: string },
): Promise<void> {
  const { electionId: election_id, officerId: officer_id, value, witnesses } = entry;
  const entered_at = sql<Date>`clock_timestamp()`;
  await tx
    .insertInto('draw_entries')
    .values({ election_id, officer_id, value, witnesses, entered_at })
    .onConflict((conflict) =>
      conflict.columns(['election_id', 'officer_id']).doUpdateSet({ value, witnesses, entered_at }),
    )
    .execute();
}

export async function insertDraw(
  tx: Tx,
  draw: { electionId: string; seed: string; witnesses: string; officers: number },
): Promise<void> {
  const { electionId: election_id, ...drawn } = draw;
  await tx
    .insertInto('draws')
    .values({ election_id, ...drawn })
    .execute();
}

/** How many officers there are who could enter a draw, but for these. */
export async function countOfficers(db: Db, but: readonly string[]): Promise<number> {
  const { officers } = await db
    .selectFrom('accounts')
    .select(sql<number>`count(*)::int`.as('officers'))
    .where('role', 'in', ['council', 'admin'])
    .where('is_verified', '=', true)
    .where('suspended_at', 'is', null)
    .where('closed_at', 'is', null)
    .where(sql<boolean>`role = 'admin' or id <> all(${but}::uuid[])`)
    .executeTakeFirstOrThrow();
  return officers;
}
