import { sql } from 'kysely';
import type { Connection, Db, Tx } from '../../platform/db/client.ts';
import { openLine } from '../../platform/db/open-line.ts';
import { changeChannel, encodeChange } from '../../platform/live.ts';
import type { BatchPlace } from './election-key.ts';

/** An election whose votes are sealed and not opened yet. */
export interface UnopenedElection {
  id: string;
  name: string;
  endsAt: Date;
  keyCheck: Buffer;
  /** How many votes are sealed. */
  votes: number;
}

/** The elections whose votes only their key opens, in the order of their ends. */
export async function listUnopened(db: Db): Promise<UnopenedElection[]> {
  return db
    .selectFrom('elections as e')
    .select((select) => [
      'e.id',
      'e.name',
      'e.ends_at as endsAt',
      'e.key_check as keyCheck',
      select
        .selectFrom('sealed_batches as s')
        .innerJoin('positions as p', 'p.id', 's.position_id')
        .select(sql<number>`coalesce(sum(s.ballots), 0)::int`.as('votes'))
        .whereRef('p.election_id', '=', 'e.id')
        .$asScalar()
        .$notNull()
        .as('votes'),
    ])
    .where('e.key_check', 'is not', null)
    .where('e.opened_at', 'is', null)
    .where('e.ends_at', 'is not', null)
    .$narrowType<{ keyCheck: Buffer; endsAt: Date }>()
    .orderBy('e.ends_at')
    .orderBy('e.id')
    .execute();
}

/** The elections whose votes are still to be opened: not cancelled, not closed, not deleted. */
export async function listSealed(
  db: Db,
  id?: string,
): Promise<Pick<UnopenedElection, 'id' | 'name' | 'keyCheck'>[]> {
  let query = db
    .selectFrom('elections')
    .select(['id', 'name', 'key_check as keyCheck'])
    .where('key_check', 'is not', null)
    .where('opened_at', 'is', null)
    .where('state', '<>', 'cancelled')
    .$narrowType<{ keyCheck: Buffer }>();
  if (id !== undefined) query = query.where('id', '=', id);
  return query.execute();
}

/**
 * Whether an election is sealed, opened, and over by the database's clock; null for one that is not in
 * this database.
 */
export async function findSealing(
  db: Db,
  id: string,
): Promise<{ isSealed: boolean; isOpened: boolean; isOver: boolean } | null> {
  const row = await db
    .selectFrom('elections')
    .select(['key_check', 'opened_at'])
    .select(sql<boolean>`state = 'published' and ends_at <= clock_timestamp()`.as('isOver'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined
    ? null
    : {
        isSealed: row.key_check !== null,
        isOpened: row.opened_at !== null,
        isOver: row.isOver,
      };
}

/** Published elections that have not begun by the database's clock, and that have no key. */
export async function listUnsealedUpcoming(db: Db, which: { id?: string } = {}): Promise<string[]> {
  let query = db
    .selectFrom('elections')
    .select('id')
    .where('key_check', 'is', null)
    .where('state', '=', 'published')
    .where('starts_at', '>', sql<Date>`clock_timestamp()`)
    .orderBy('starts_at');
  if (which.id !== undefined) query = query.where('id', '=', which.id);
  return (await query.execute()).map(({ id }) => id);
}

/** Elections that are open or paused, and whose votes are kept as rows: they began with a release that did not seal. */
export async function listUnsealedOpen(db: Db): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('elections')
    .select(['id', 'name'])
    .where('key_check', 'is', null)
    .where('state', 'in', ['published', 'paused'])
    .where('closed_at', 'is', null)
    .where('starts_at', '<=', sql<Date>`clock_timestamp()`)
    .orderBy('starts_at')
    .execute();
}

export async function setKeyCheck(tx: Tx, id: string, keyCheck: Buffer): Promise<void> {
  await tx.updateTable('elections').set({ key_check: keyCheck }).where('id', '=', id).execute();
}

/** Tells every server that elections changed, from a command that has no live changes of its own. */
export async function announceElections(tx: Tx): Promise<void> {
  const said = encodeChange({ kind: 'elections' });
  await sql`select pg_notify(${changeChannel}, ${said})`.execute(tx);
}

/** A sealed row as it was written. */
export interface SealedBatch extends BatchPlace {
  sealed: Buffer;
}

/** The batches of positions behind those that were read, in the order of their numbers. */
export async function listBatchesAfter(
  db: Db,
  given: { counts: ReadonlyMap<string, { number: number }>; most: number },
): Promise<SealedBatch[]> {
  const ids = [...given.counts.keys()];
  const numbers = [...given.counts.values()].map(({ number }) => number);
  return db
    .selectFrom(
      sql<{ id: string; number: number }>`unnest(${ids}::uuid[], ${numbers}::int[])`.as<'p'>(
        sql`p (id, number)`,
      ),
    )
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('sealed_batches')
          .select(['position_id as positionId', 'number', 'ballots', 'sealed'])
          .whereRef('position_id', '=', 'p.id')
          .whereRef('number', '>', 'p.number')
          .orderBy('number')
          .limit(given.most)
          .as('b'),
      (join) => join.onTrue(),
    )
    .select(['b.positionId', 'b.number', 'b.ballots', 'b.sealed'])
    .orderBy('b.positionId')
    .orderBy('b.number')
    .limit(given.most)
    .execute();
}

/** How many votes a position has by its counters, and how many people voted for it. */
export interface PositionTurnout {
  id: string;
  title: string;
  turnout: number;
  participations: number;
}

export async function countParticipations(db: Db, electionId: string): Promise<PositionTurnout[]> {
  return db
    .selectFrom('positions as p')
    .innerJoin('turnouts as t', 't.position_id', 'p.id')
    .select(['p.id', 'p.title', 't.ballots as turnout'])
    .select((select) =>
      select
        .selectFrom('participations as v')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('v.position_id', '=', 'p.id')
        .$asScalar()
        .$notNull()
        .as('participations'),
    )
    .where('p.election_id', '=', electionId)
    .orderBy('p.ordinal')
    .execute();
}

/** Frees the places where rewritten ballots stood. Not in a transaction, and by their owner alone. */
export async function vacuumBallots(owner: Connection): Promise<void> {
  const line = await openLine(owner);
  try {
    await line.client.query('vacuum ballots');
  } finally {
    await line.close();
  }
}
