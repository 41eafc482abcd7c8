import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { compatibility } from '../../release.ts';
import type { Tx } from './client.ts';
import type { Schema } from './schema.ts';

/** Of migrations that this release does not know: those after which it must not run. */
export async function listUnbearable(
  db: Kysely<Schema>,
  unknown: readonly string[],
): Promise<string[]> {
  const { rows: tables } = await sql<{ is_there: boolean }>`
    select to_regclass('releases') is not null as is_there`.execute(db);
  if (tables[0]?.is_there !== true) return [...unknown];
  const notes = await db
    .selectFrom('releases')
    .select('migrations')
    .where('compatibility', '<=', compatibility)
    .execute();
  // What nobody noted may be anything.
  const bearable = new Set(notes.flatMap(({ migrations }) => migrations));
  return unknown.filter((name) => !bearable.has(name));
}

/** Notes the migrations that no release has noted yet; each once, however many servers start. */
export async function noteRelease(
  tx: Tx,
  version: string,
  known: readonly string[],
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('releases', 0))`.execute(tx);
  const notes = await tx.selectFrom('releases').select('migrations').execute();
  const noted = new Set(notes.flatMap(({ migrations }) => migrations));
  const migrations = known.filter((name) => !noted.has(name));
  if (migrations.length === 0) return;
  await tx
    .insertInto('releases')
    .values({ id: randomUUID(), version, compatibility, migrations })
    .execute();
}
