// The trace of a restore: what the database before held, and what everybody is told of it.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { defaultTimeZone } from '#core/campus/time-zone.ts';
import { momentText } from '#texts/moment-text.ts';
import { recountFileOf } from '../recount/recount-file.ts';
import type { Tx } from '../platform/db/client.ts';
import { hasTable } from '../platform/db/has-table.ts';
import { record } from '../platform/record.ts';
import { isWithSealed } from './backup-keys.ts';

/** What is read of the database before a restore empties it. */
export interface Before {
  /** Its elections; null where nobody knows, since there was no campus. */
  elections: Map<string, { name: string; votes: number; isClosed: boolean }> | null;
  restores: { id: string; restored_at: Date; taken_at: Date }[];
  restored: {
    restore_id: string;
    election_id: string;
    votes_missing: number | null;
    is_told: boolean;
  }[];
  keyFiles: { id: string; file: string; written_at: Date; election_ids: string[] }[];
}

const nothing: Before = { elections: null, restores: [], restored: [], keyFiles: [] };

export async function readBefore(tx: Tx, migrations: readonly string[]): Promise<Before> {
  if (!isWithSealed(migrations)) return nothing;
  const rows = await tx
    .selectFrom('elections as e')
    .select(['e.id', 'e.name', sql<boolean>`e.closed_at is not null`.as('isClosed')])
    .select(
      sql<number>`(select coalesce(sum(t.ballots), 0)::int from turnouts t
        join positions p on p.id = t.position_id where p.election_id = e.id)`.as('votes'),
    )
    .execute();
  const isCampus = (await tx.selectFrom('accounts').select('id').limit(1).execute()).length > 0;
  const elections = isCampus ? new Map(rows.map(({ id, ...row }) => [id, row])) : null;
  if (!(await hasTable(tx, 'restores'))) return { ...nothing, elections };
  return {
    elections,
    restores: await tx.selectFrom('restores').select(['id', 'restored_at', 'taken_at']).execute(),
    restored: await tx
      .selectFrom('restored_elections')
      .select(['restore_id', 'election_id', 'votes_missing', 'is_told'])
      .execute(),
    keyFiles: await tx
      .selectFrom('key_files')
      .select(['id', 'file', 'written_at', 'election_ids'])
      .where('destroyed_at', 'is', null)
      .execute(),
  };
}

/** Brings back what the machine knew, and what earlier restores took away. */
export async function carryBefore(tx: Tx, { restores, restored, keyFiles }: Before): Promise<void> {
  if (keyFiles.length > 0) await tx.insertInto('key_files').values(keyFiles).execute();
  if (restores.length === 0) return;
  await tx
    .insertInto('restores')
    .values(restores)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const found = await tx.selectFrom('elections').select('id').execute();
  const ids = new Set(found.map(({ id }) => id));
  const left = restored.filter((one) => ids.has(one.election_id));
  if (left.length === 0) return;
  await tx
    .insertInto('restored_elections')
    .values(left)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface Trace {
  takenAt: Date;
  /** The data folder, with the recount files of elections that were closed since. */
  dataDir: string;
  before: Before;
}

/**
 * Writes into the record that the campus was restored, and down for the page of each election that went
 * on at the moment of the backup, or has begun or closed since: votes may be missing there. Answers the
 * names of these elections.
 */
export async function writeTrace(tx: Tx, { takenAt, dataDir, before }: Trace): Promise<string[]> {
  const restore = await tx
    .insertInto('restores')
    .values({ taken_at: takenAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = await listUnclosed(tx);
  const recounts = path.join(dataDir, 'recounts');
  const concerned = rows.filter(
    ({ id, hasBegun }) =>
      hasBegun ||
      before.elections?.get(id)?.isClosed === true ||
      (before.elections?.get(id)?.votes ?? 0) > 0 ||
      existsSync(recountFileOf(recounts, id)),
  );
  const missingOf = ({ id, votes }: (typeof concerned)[number]) => {
    const live = before.elections?.get(id);
    return live === undefined ? null : Math.max(0, live.votes - votes);
  };
  const told = concerned.map((one) => {
    // Where counts are hidden, a number of votes waits for the close as well.
    const isTold = one.standings === 'live';
    return { id: one.id, isTold, missing: missingOf(one) };
  });
  if (told.length > 0) {
    await tx
      .insertInto('restored_elections')
      .values(
        told.map(({ id, isTold, missing }) => ({
          restore_id: restore.id,
          election_id: id,
          votes_missing: missing,
          is_told: isTold,
        })),
      )
      .execute();
  }
  const names = concerned.map(({ name }) => name);
  const there = new Set(
    (await tx.selectFrom('elections').select('id').execute()).map(({ id }) => id),
  );
  const gone = [...(before.elections ?? [])].flatMap(([id, { name }]) =>
    there.has(id) ? [] : name,
  );
  const words = [
    `backup of ${momentText(takenAt, await readZone(tx))}`,
    ...(names.length > 0 ? [`votes may be missing in: ${names.join(', ')}`] : []),
    ...(gone.length > 0 ? [`not in it: ${gone.join(', ')}`] : []),
  ];
  await record(tx, {
    actorId: null,
    act: 'campus.restored',
    objectId: restore.id,
    detail: words.join('; '),
  });
  return names;
}

/** The zone of the campus that came back. */
async function readZone(tx: Tx): Promise<string> {
  const row = await tx.selectFrom('campus').select('time_zone').executeTakeFirst();
  return row?.time_zone ?? defaultTimeZone;
}

async function listUnclosed(tx: Tx) {
  return tx
    .selectFrom('elections as e')
    .select([
      'e.id',
      'e.name',
      'e.standings',
      sql<boolean>`e.starts_at <= clock_timestamp()`.as('hasBegun'),
    ])
    .select(
      sql<number>`(select coalesce(sum(t.ballots), 0)::int from turnouts t
        join positions p on p.id = t.position_id where p.election_id = e.id)`.as('votes'),
    )
    .where('e.closed_at', 'is', null)
    .where('e.state', 'in', ['published', 'paused'])
    .orderBy('e.ends_at')
    .execute();
}
