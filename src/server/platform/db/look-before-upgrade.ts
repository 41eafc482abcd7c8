import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Schema } from './tables.ts';

/** The first migration of this release that takes away what an election can stand on. */
const takesAway = '0170-no-added-time';

/** Only open elections keep an upgrade from beginning: whoever runs the server may begin all the same. */
export class VotingIsOpen extends Error {}

/** What keeps an upgrade from beginning: the sentence stands before the names of the elections. */
interface Reason {
  says: string;
  /** True of an election `e`, of which `row` has the columns that its release knew. */
  isTrue: string;
  /** The table that it asks besides: without it nobody can be in the way. */
  table?: string;
  /** Whether UPGRADE_WHILE_OPEN passes over it. */
  canBePassed: boolean;
}

// A column that a former release had not is null in `row`.
const isClosed = `(row ->> 'closed_at' is not null or (not row ? 'closed_at' and e.ends_at <= now()))`;
const isOver = `(row ->> 'state' = 'cancelled' or ${isClosed})`;
const isCertified = `(row ->> 'certified_at' is not null)`;
const isReal = `coalesce(row ->> 'state', 'published') <> 'draft'
  and not coalesce((row ->> 'is_rehearsal')::boolean, false)`;

const reasons: readonly Reason[] = [
  {
    says: 'Voting is open, or was not counted yet. Wait until these are closed, or set UPGRADE_WHILE_OPEN=yes',
    isTrue: `e.starts_at <= now() and not ${isOver}`,
    canBePassed: true,
  },
  {
    says: 'Time was added for some voters. Wait until these are closed, and certify them',
    isTrue: `row ->> 'others_end_at' is not null and row ->> 'state' <> 'cancelled' and not ${isCertified}`,
    canBePassed: false,
  },
  {
    says: 'Somebody complained about these, and they are not certified. Rule on the complaints, and certify them',
    isTrue: `${isClosed} and row ->> 'state' <> 'cancelled' and not ${isCertified}
      and exists (select from appeals a where a.election_id = e.id)`,
    table: 'appeals',
    canBePassed: false,
  },
  {
    says: 'Votes of these are disputed, and they are not certified. Wait until they are closed, vote again where that could change the result, and certify them',
    isTrue: `row ->> 'state' <> 'cancelled' and not ${isCertified} and exists (
      select from disputes d join positions p on p.id = d.position_id where p.election_id = e.id)`,
    table: 'disputes',
    canBePassed: false,
  },
];

/**
 * Why this release must not change this database yet, each in a sentence that names the elections and says what to
 * do first with the release that runs on it. Empty where nothing is in the way, and where the migrations that take
 * something away were run before. A restore does not ask: what comes out of an old backup is held or paused.
 */
export async function listUpgradeObstacles(
  db: Kysely<Schema>,
  done: readonly string[],
  { mayBeOpen }: { mayBeOpen: boolean },
): Promise<string[]> {
  if (done.length === 0 || done.includes(takesAway)) return [];
  const obstacles: string[] = [];
  for (const { says, isTrue, table, canBePassed } of reasons) {
    if (canBePassed && mayBeOpen) continue;
    if (table !== undefined && !(await hasTable(db, table))) continue;
    const { rows } = await sql<{ name: string }>`
      select e.name from elections e cross join lateral (select to_jsonb(e) as row) as r
      where ${sql.raw(`${isReal} and ${isTrue}`)} order by e.name, e.id`.execute(db);
    if (rows.length > 0) obstacles.push(`${says}: ${rows.map(({ name }) => name).join(', ')}.`);
  }
  return obstacles;
}

async function hasTable(db: Kysely<Schema>, name: string): Promise<boolean> {
  const { rows } = await sql<{
    is: boolean;
  }>`select to_regclass(${name}) is not null as is`.execute(db);
  return rows[0]?.is ?? false;
}
