import { sql } from 'kysely';
import type { NominationStatus } from '#core/elections/nomination.ts';
import type { Db, Tx } from '../../platform/db/client.ts';

/** A nomination with the names around it. */
export interface NominationRow {
  id: string;
  status: NominationStatus;
  positionId: string;
  position: string;
  electionId: string;
  election: string;
  nomineeId: string;
  name: string;
  uploadId: string | null;
  email: string | null;
  enrollmentNumber: string | null;
  requestedAt: Date;
}

const clock = sql<Date>`clock_timestamp()`;

// Those whose account was closed stand no more; their accepted nominations stay on the ballot.
function selectNominations(db: Db) {
  return db
    .selectFrom('nominations as n')
    .innerJoin('positions as p', 'p.id', 'n.position_id')
    .innerJoin('elections as e', 'e.id', 'n.election_id')
    .innerJoin('accounts as a', 'a.id', 'n.nominee_id')
    .select([
      'n.id',
      'n.status',
      'p.id as positionId',
      'p.title as position',
      'e.id as electionId',
      'e.name as election',
      'a.id as nomineeId',
      'a.name',
      'a.upload_id as uploadId',
      'a.email',
      'a.enrollment_number as enrollmentNumber',
      'n.requested_at as requestedAt',
    ])
    .where('a.closed_at', 'is', null);
}

export async function findNomination(db: Db, id: string): Promise<NominationRow | null> {
  return (await selectNominations(db).where('n.id', '=', id).executeTakeFirst()) ?? null;
}

/** Nominations without a decision, oldest first; those of ended elections wait for none. */
export async function listPendingRows(db: Db) {
  return selectNominations(db)
    .innerJoin('turnouts as t', 't.position_id', 'p.id')
    .select([sql<boolean>`t.ballots > 0`.as('isFrozen')])
    .select((select) =>
      select
        .selectFrom('nominations as o')
        .innerJoin('positions as q', 'q.id', 'o.position_id')
        .select(sql<string[]>`coalesce(array_agg(q.title order by q.ordinal), '{}')`.as('titles'))
        .whereRef('o.election_id', '=', 'n.election_id')
        .whereRef('o.nominee_id', '=', 'n.nominee_id')
        .whereRef('o.id', '<>', 'n.id')
        .where('o.status', '<>', 'rejected')
        .as('alsoStandsFor'),
    )
    .where('n.status', '=', 'pending')
    .where('e.ends_at', '>', clock)
    .orderBy('n.requested_at')
    .orderBy('n.id')
    .execute();
}

/**
 * Adds a nomination if nominations are open at this moment and there is none yet; false otherwise.
 * The election's row is held meanwhile, so it cannot be deleted between the look and the write.
 */
export async function insertNomination(
  tx: Tx,
  nomination: { id: string; electionId: string; positionId: string; nomineeId: string },
): Promise<boolean> {
  const { id, electionId, positionId, nomineeId } = nomination;
  const { rows } = await sql`
    insert into nominations (id, election_id, position_id, nominee_id)
    select ${id}::uuid, e.id, ${positionId}::uuid, ${nomineeId}::uuid from elections e
    where e.id = ${electionId}
      and clock_timestamp() < e.nominations_close_at and clock_timestamp() < e.ends_at
    for key share of e
    on conflict (position_id, nominee_id) do nothing
    returning id`.execute(tx);
  return rows.length > 0;
}

export async function hasNomination(
  db: Db,
  given: { positionId: string; nomineeId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('nominations')
    .select('id')
    .where('position_id', '=', given.positionId)
    .where('nominee_id', '=', given.nomineeId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes a decision. Only an accepted candidate has a tally, so only they can be voted for. */
export async function updateStatus(
  tx: Tx,
  given: { id: string; status: NominationStatus; actorId: string },
): Promise<void> {
  const { id, status, actorId } = given;
  const isDecided = status !== 'pending';
  await tx
    .updateTable('nominations')
    .set({
      status,
      decided_at: isDecided ? sql<Date>`now()` : null,
      decided_by: isDecided ? actorId : null,
    })
    .where('id', '=', id)
    .execute();
  if (status === 'accepted') {
    await tx
      .insertInto('tallies')
      .values({ nomination_id: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else await tx.deleteFrom('tallies').where('nomination_id', '=', id).execute();
}

/** The ended elections in which the owner of an address stood as an accepted candidate. */
export async function listEndedCandidacies(
  db: Db,
  email: string,
): Promise<{ electionId: string; nomineeId: string }[]> {
  return db
    .selectFrom('accounts as a')
    .innerJoin('nominations as n', 'n.nominee_id', 'a.id')
    .innerJoin('elections as e', 'e.id', 'n.election_id')
    .select(['e.id as electionId', 'a.id as nomineeId'])
    .distinct()
    .where(sql<string>`lower(a.email)`, '=', sql<string>`lower(${email})`)
    .where('n.status', '=', 'accepted')
    .where('e.ends_at', '<=', clock)
    .orderBy('e.id')
    .execute();
}

/** True once somebody has asked to stand. */
export async function hasAnyNomination(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('nominations')
    .select('id')
    .where('nominee_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
