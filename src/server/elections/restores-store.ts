// What a restore took away, as the pages of elections tell it. The rows are the owner's: the role that
// serves cannot take them away.
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';

/** A restore that may have taken votes of an election. */
export interface RestoreRow {
  electionId: string;
  restoredAt: Date;
  /** When the backup was taken. */
  takenAt: Date;
  timeZone: string;
  /** How many votes the database before had more; null where that is not known or not told yet. */
  missing: number | null;
  /** The votes came back: those of the result that was published before stand. */
  isBroughtBack: boolean;
}

export async function listRestores(db: Db, electionIds: readonly string[]): Promise<RestoreRow[]> {
  return db
    .selectFrom('restored_elections as r')
    .innerJoin('restores as s', 's.id', 'r.restore_id')
    .leftJoin('held_closes as h', 'h.election_id', 'r.election_id')
    .leftJoin('campus as c', (join) => join.onTrue())
    .select(['r.election_id as electionId', 's.restored_at as restoredAt', 's.taken_at as takenAt'])
    .select([
      sql<string>`coalesce(c.time_zone, 'UTC')`.as('timeZone'),
      sql<number | null>`case when r.is_told then r.votes_missing end`.as('missing'),
      sql<boolean>`h.brought_at is not null and h.brought_at > s.restored_at`.as('isBroughtBack'),
    ])
    .where('r.election_id', '=', sql<string>`any(${electionIds}::uuid[])`)
    .orderBy('s.restored_at')
    .execute();
}

/** At the close, how many votes a restore took away, where it had to wait for the close. */
export async function tellMissingVotes(tx: Tx, electionId: string): Promise<void> {
  await tx
    .updateTable('restored_elections')
    .set({ is_told: true })
    .where('election_id', '=', electionId)
    .where('is_told', '=', false)
    .execute();
}

/**
 * Pauses an election that people can vote in, or that is paused, until officers resume it after a restore; true
 * where this did it.
 */
export async function markPausedByRestore(tx: Tx, electionId: string): Promise<boolean> {
  const { rows } = await sql`
    update elections set state = 'paused', paused_until = null, paused_by_restore = true,
      paused_at = case when state = 'paused' then paused_at else clock_timestamp() end
    where id = ${electionId} and closed_at is null and not (state = 'paused' and paused_by_restore)
      and (state = 'paused' or state = 'published' and starts_at <= clock_timestamp()
        and ends_at > clock_timestamp())
    returning 1`.execute(tx);
  return rows.length > 0;
}

/** The elections that a restore paused and that officers can resume. */
export async function listPausedByRestore(
  db: Db,
): Promise<{ electionId: string; election: string }[]> {
  return db
    .selectFrom('elections as e')
    .leftJoin('held_closes as h', 'h.election_id', 'e.id')
    .select(['e.id as electionId', 'e.name as election'])
    .where('e.state', '=', 'paused')
    .where('e.paused_by_restore', '=', true)
    .where('h.election_id', 'is', null)
    .orderBy('e.ends_at')
    .execute();
}
