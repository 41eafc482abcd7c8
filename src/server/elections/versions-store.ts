import type { ElectionSettings } from '#core/elections/election-settings.ts';
import { usualSettings } from '#core/elections/election-settings.ts';
import type { Input } from '#contract/api.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { listPositions } from './store.ts';
import type { ElectionRow, PositionRow } from './store.ts';
import { settingsOf } from './settings-store.ts';
import { sentWords } from './translated.ts';

/** All of an election that an edit can find changed by another one. */
export interface Version {
  settings: ElectionSettings;
  /** What it says in other languages, as somebody sends it. */
  words: NonNullable<Input<'editElection'>['translations']>;
  rollRevision: number;
}

export const versionOf = (row: ElectionRow, positions: readonly PositionRow[]): Version => ({
  settings: settingsOf(row, positions),
  words: sentWords(row, positions),
  rollRevision: row.roll_revision,
});

/** So many edits of an election can come in between: of an older version nobody knows what it said. */
const mostKept = 50;

/** How often the settings of an election were edited. */
export async function readVersion(db: Db, electionId: string): Promise<number> {
  const row = await db
    .selectFrom('election_versions')
    .select(({ fn }) => fn.max('version').as('last'))
    .where('election_id', '=', electionId)
    .executeTakeFirst();
  return row?.last == null ? 0 : row.last + 1;
}

/** Keeps the settings as they are: whoever calls this, with the election locked, changes them. */
export async function keepVersion(
  tx: Tx,
  row: ElectionRow,
  positions?: readonly PositionRow[],
): Promise<void> {
  const { id: electionId } = row;
  const kept = versionOf(row, positions ?? (await listPositions(tx, [electionId])));
  const version = await readVersion(tx, electionId);
  await tx
    .insertInto('election_versions')
    .values({ election_id: electionId, version, settings: JSON.stringify(kept) })
    .execute();
  await tx
    .deleteFrom('election_versions')
    .where('election_id', '=', electionId)
    .where('version', '<=', version - mostKept)
    .execute();
}

/** What an election said in one of its versions; null where that is not known. */
export async function findVersion(
  db: Db,
  electionId: string,
  version: number,
): Promise<Version | null> {
  const row = await db
    .selectFrom('election_versions')
    .select('settings')
    .where('election_id', '=', electionId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (row === undefined) return null;
  const kept = row.settings as Version;
  return { ...kept, settings: { ...usualSettings, ...kept.settings } };
}
