import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';
import type { Entry } from '../platform/record.ts';

/** What an admin decides of an election whose result was published before a restore. */
export type HoldChoice = 'stands' | 'count';

/** An election whose close waits for a decision, or waited for one. */
export interface Hold {
  electionId: string;
  election: string;
  /** The result code that was published; null where nobody knows it. */
  code: string | null;
  since: Date;
  /** A recount kit on a server proves the published result. */
  canStand: boolean;
  /** Of that kit. */
  kitSha256: string | null;
  /** Why no recount kit proves it; empty where one does. */
  problem: string;
  choice: HoldChoice | null;
  isBroughtBack: boolean;
}

const ofHold = (db: Db) =>
  db
    .selectFrom('held_closes as h')
    .innerJoin('elections as e', 'e.id', 'h.election_id')
    .select([
      'e.id as electionId',
      'e.name as election',
      'h.code',
      'h.problem',
      'h.choice',
      'h.since',
    ])
    .select([
      sql<boolean>`h.kit_sha256 is not null`.as('canStand'),
      sql<string | null>`encode(h.kit_sha256, 'hex')`.as('kitSha256'),
      sql<boolean>`h.brought_at is not null`.as('isBroughtBack'),
    ])
    .$narrowType<{ choice: HoldChoice | null }>();

export async function findHold(db: Db, electionId: string): Promise<Hold | null> {
  return (await ofHold(db).where('e.id', '=', electionId).executeTakeFirst()) ?? null;
}

/** The elections whose close waits for a decision. */
export async function listHolds(db: Db): Promise<Hold[]> {
  return ofHold(db)
    .where('e.closed_at', 'is', null)
    .where('h.choice', 'is', null)
    .where('e.state', 'in', ['published', 'paused'])
    .orderBy('e.ends_at')
    .execute();
}

/** What the files of a server say of an election, and whether they prove it. */
export interface Found {
  /** Hashes that the database does not know. */
  found: string[];
  kitSha256: string | null;
  problem: string;
  code: string | null;
}

/** What is to be done at the close: `held` waits for a decision. */
export type Verdict = 'closes' | 'held' | 'stands';

/** Holds the close where a server found what nobody has decided on (migration 0055). */
export async function holdClose(tx: Tx, electionId: string, what: Found): Promise<Verdict> {
  const { found, kitSha256, problem, code } = what;
  const kit = kitSha256 === null ? null : Buffer.from(kitSha256, 'hex');
  const { rows } = await sql<{ verdict: Verdict }>`
    select hold_close(${electionId}::uuid, ${found}::text[], ${kit}::bytea, ${problem}, ${code})
      as verdict`.execute(tx);
  return rows[0]?.verdict ?? 'held';
}

export async function settleHold(
  tx: Tx,
  electionId: string,
  choice: HoldChoice,
  { id, actorId, detailHash }: Entry,
): Promise<boolean> {
  await sql`select settle_hold(${electionId}::uuid, ${choice}, ${id}::uuid, ${actorId}::uuid,
    ${detailHash}::bytea)`.execute(tx);
  return true;
}

/** Writes the votes of a recount kit in the place of those that were restored; false where it was done. */
export async function bringBack(tx: Tx, electionId: string, kit: Buffer): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select bring_back(${electionId}::uuid, ${kit}::bytea) as done`.execute(tx);
  return rows[0]?.done === true;
}

/** The elections of which the restored votes were counted, with what was found and when it was decided. */
export async function listCountedAgain(db: Db) {
  return db
    .selectFrom('held_closes as h')
    .innerJoin('elections as e', 'e.id', 'h.election_id')
    .innerJoin('records as r', (join) =>
      join.onRef('r.election_id', '=', 'e.id').on('r.act', '=', 'election.settle-hold'),
    )
    .where('h.choice', '=', 'count')
    .groupBy(['e.id', 'e.name', 'h.found'])
    .select(['e.id as electionId', 'e.name', 'h.found', sql<Date>`max(r.at)`.as('decidedAt')])
    .execute();
}
