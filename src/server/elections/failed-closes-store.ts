import { sql } from 'kysely';
import { wrong } from '#core/kernel/wrong.ts';
import type { Db, Tx } from '../platform/db/client.ts';

/** An election that is not counted though voting is over, and that everybody is told of. */
export interface FailedClose {
  electionId: string;
  election: string;
  /** Where the counting stopped; null where it concerns all positions. */
  position: string | null;
  cause: string;
  /** When voting was over. */
  since: Date;
  /** Admins have the e-mail about it. */
  isTold: boolean;
}

/** The cause where no server that tried had the key. */
export const keyIsMissing = wrong('keyMissing');

/** The cause where nothing is known of a try. */
const notTried = wrong('notTried');

/** For how long voting must be over before people are told that nothing is counted. */
const patienceMinutes = 2;

/** Notes why a close failed; people are told once voting is over for long enough. */
export async function noteFailure(
  tx: Tx,
  {
    electionId,
    positionId,
    cause,
  }: { electionId: string; positionId: string | null; cause: string },
): Promise<void> {
  await sql`
    insert into failed_closes (election_id, position, cause)
    select e.id, (select title from positions where id = ${positionId}::uuid), ${cause}
    from elections e where e.id = ${electionId} and e.closed_at is null
    on conflict (election_id) do update set position = excluded.position, cause = excluded.cause`.execute(
    tx,
  );
}

/** Forgets it, once the election is closed. */
export async function forgetFailure(tx: Tx, electionId: string): Promise<void> {
  await tx.deleteFrom('failed_closes').where('election_id', '=', electionId).execute();
}

// One that waits for a decision is told of as such.
const overAndUncounted = sql<boolean>`e.state = 'published' and e.closed_at is null
  and e.ends_at <= clock_timestamp() - make_interval(mins => ${sql.lit(patienceMinutes)})
  and not exists (select from held_closes h where h.election_id = e.id and h.choice is null)`;

/** The elections of which voting is over for two minutes and nothing is counted, whatever was tried. */
export async function listFailedCloses(db: Db): Promise<FailedClose[]> {
  return db
    .selectFrom('elections as e')
    .leftJoin('failed_closes as f', 'f.election_id', 'e.id')
    .select(['e.id as electionId', 'e.name as election', 'f.position', 'e.ends_at as since'])
    .select(sql<string>`coalesce(f.cause, ${notTried})`.as('cause'))
    .select(sql<boolean>`f.told_at is not null`.as('isTold'))
    .where(overAndUncounted)
    .$narrowType<{ since: Date }>()
    .orderBy('e.ends_at')
    .execute();
}

/** Marks that people are told that an election is not counted; true for whoever has to tell them. */
export async function markTold(tx: Tx, electionId: string): Promise<boolean> {
  const { rows } = await sql`
    insert into failed_closes (election_id, cause, told_at)
    select e.id, ${notTried}, clock_timestamp()
    from elections e where e.id = ${electionId} and ${overAndUncounted}
    on conflict (election_id) do update set told_at = excluded.told_at
      where failed_closes.told_at is null
    returning 1`.execute(tx);
  return rows.length > 0;
}
