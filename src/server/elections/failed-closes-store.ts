import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';

/** A close that could not be done, and that everybody is told of. */
export interface FailedClose {
  electionId: string;
  election: string;
  /** Where the counting stopped; null where it concerns all positions. */
  position: string | null;
  cause: string;
  since: Date;
}

/** The cause where no server that tried had the key. */
export const keyIsMissing = 'its key is missing on the servers';

/** How long no server must have been able to close an election before people are told. */
const patienceMinutes = 2;

/**
 * Notes that a close failed. Answers the failure once, when it has lasted so long that people have to be
 * told; else null.
 */
export async function noteFailure(
  tx: Tx,
  failure: { electionId: string; positionId: string | null; cause: string },
): Promise<FailedClose | null> {
  const { electionId, positionId, cause } = failure;
  await sql`
    insert into failed_closes (election_id, position, cause)
    select e.id, (select title from positions where id = ${positionId}::uuid), ${cause}
    from elections e where e.id = ${electionId} and e.closed_at is null
    on conflict (election_id) do update set position = excluded.position, cause = excluded.cause`.execute(
    tx,
  );
  const { rows } = await sql<FailedClose>`
    update failed_closes f set told_at = clock_timestamp() from elections e
    where e.id = f.election_id and f.election_id = ${electionId} and f.told_at is null
      and f.since <= clock_timestamp() - make_interval(mins => ${patienceMinutes})
    returning e.id as "electionId", e.name as election, f.position, f.cause, f.since`.execute(tx);
  return rows[0] ?? null;
}

/** Forgets it, once the election is closed. */
export async function forgetFailure(tx: Tx, electionId: string): Promise<void> {
  await tx.deleteFrom('failed_closes').where('election_id', '=', electionId).execute();
}

/** The closes that could not be done on any server, of which people were told. */
export async function listFailedCloses(db: Db): Promise<FailedClose[]> {
  return db
    .selectFrom('failed_closes as f')
    .innerJoin('elections as e', 'e.id', 'f.election_id')
    .select(['e.id as electionId', 'e.name as election', 'f.position', 'f.cause', 'f.since'])
    .where('f.told_at', 'is not', null)
    .where('e.closed_at', 'is', null)
    .orderBy('e.ends_at')
    .execute();
}
