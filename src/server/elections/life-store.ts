import type { Concerned } from '#core/elections/concerned.ts';
import type { ElectionLine } from '#core/elections/election-line.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Updateable } from 'kysely';
import { titleKey } from '#core/elections/election-draft.ts';
import type { PositionSettings } from '#core/elections/election-settings.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Schema } from '../platform/db/tables.ts';
import { positionRows } from './positions-store.ts';
import { insertRoll } from './voter-list-store.ts';

export async function updateElection(
  tx: Tx,
  id: string,
  values: Updateable<Schema['elections']>,
): Promise<void> {
  if (Object.keys(values).length === 0) return;
  await tx.updateTable('elections').set(values).where('id', '=', id).execute();
}

export async function insertChange(
  tx: Tx,
  change: {
    electionId: string;
    what: string;
    told: readonly ElectionLine[];
    reason: string;
    /** Null for what happens by itself. */
    actorId: string | null;
    officers: 1 | 2 | null;
    /** False for what whoever may vote need not know. */
    isMailed?: boolean;
    /** Null or left out where it is about the whole election. */
    concerned?: Concerned | null | undefined;
  },
): Promise<void> {
  const { electionId: election_id, what, reason, actorId: actor_id, officers } = change;
  const told = JSON.stringify(change.told);
  const is_mailed = change.isMailed ?? true;
  const { positionIds, limits } = change.concerned ?? { positionIds: null, limits: [] };
  const whom = { position_ids: positionIds && [...positionIds], limits: JSON.stringify(limits) };
  await tx
    .insertInto('election_changes')
    .values({
      id: randomUUID(),
      election_id,
      what,
      reason,
      actor_id,
      officers,
      is_mailed,
      told,
      ...whom,
    })
    .execute();
}

/**
 * Makes these the positions of an election, in this order. Removed ones go first and new ones come
 * last, so that no title is there twice.
 */
export async function writePositions(
  tx: Tx,
  electionId: string,
  positions: readonly PositionSettings[],
): Promise<void> {
  const rows = positions.map((position, ordinal) => ({ ...position, ordinal }));
  const kept = rows.flatMap(({ id, ...row }) => (id === null ? [] : [{ id, ...row }]));
  const ids = kept.map(({ id }) => id);
  await sql`delete from positions
    where election_id = ${electionId} and id <> all(${ids}::uuid[])`.execute(tx);
  await sql`
    update positions p set title = v.title, title_key = v.title_key, ordinal = v.ordinal
    from unnest(${ids}::uuid[], ${kept.map(({ title }) => title)}::text[],
      ${kept.map(({ title }) => titleKey(title))}::text[],
      ${kept.map(({ ordinal }) => ordinal)}::int[]) as v (id, title, title_key, ordinal)
    where p.id = v.id and p.election_id = ${electionId}`.execute(tx);
  const added = positionRows(positions, electionId).filter((_, at) => positions[at]?.id === null);
  for (const row of added) {
    await tx.insertInto('positions').values(row).execute();
    await tx.insertInto('turnouts').values({ position_id: row.id }).execute();
  }
}

/** True where somebody wants one of these positions and nobody has said no. */
export async function haveNominations(tx: Tx, positionIds: readonly string[]): Promise<boolean> {
  const row = await tx
    .selectFrom('nominations')
    .select('id')
    .where('position_id', '=', sql<string>`any(${positionIds}::uuid[])`)
    .where('kind', '=', 'person')
    .where('status', 'in', ['pending', 'accepted'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** True once somebody wants to be a candidate in an election, or was entered and waits for it to be published. */
export async function haveCandidates(tx: Tx, electionId: string): Promise<boolean> {
  const { rows } = await sql`
    select from nominations where election_id = ${electionId} and kind = 'person'
      and status in ('pending', 'accepted')
    union all
    select from entered_candidates c where election_id = ${electionId} and not has_left
      and not exists (select from nominations n where n.position_id = c.position_id
        and (n.id = c.id or n.nominee_id = c.account_id))
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** Makes these the numbers of an election's own voter list; those that stay keep what is said of them. */
export async function replaceRoll(
  tx: Tx,
  id: string,
  roll: Parameters<typeof insertRoll>[2],
): Promise<void> {
  await sql`
    update voter_list_entries set removed_at = clock_timestamp()
    where election_id = ${id} and removed_at is null and not exists (
      select from unnest(${roll.numbers}::text[]) as number where number = enrollment_number
    )`.execute(tx);
  await insertRoll(tx, id, roll);
  await tx
    .updateTable('elections')
    .set({ roll_revision: sql<number>`roll_revision + 1` })
    .where('id', '=', id)
    .execute();
}
