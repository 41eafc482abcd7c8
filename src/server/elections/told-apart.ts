import type { NumberFormat } from '#core/accounts/number-format.ts';
import { linesOf, namedAlike, usualLine } from '#core/elections/told-apart.ts';
import type { NamedPerson } from '#core/elections/told-apart.ts';
import { readNumberFormat } from '../number-format/number-format.ts';
import type { Db } from '../platform/db/client.ts';
import { loadNameKeys } from './name-keys.ts';

/** A candidate as far as names and the lines under them go. */
export interface NamedRow {
  id: string;
  electionId: string;
  kind: string;
  person: string;
  name: string;
  /** What they wrote, or an officer for them; '' for nothing. */
  ownLine: string;
  /** Null where nobody may read of it. */
  enrollmentNumber: string | null;
}

/** Makes of candidates what their names and lines are compared by. */
export async function loadComparing(db: Db): Promise<(row: NamedRow) => NamedPerson> {
  const keysOf = await loadNameKeys();
  const format: NumberFormat = await readNumberFormat(db);
  return ({ id, person, name, ownLine, enrollmentNumber }) => {
    const line = ownLine === '' ? usualLine(enrollmentNumber, format) : ownLine;
    return { id, person, nameKeys: keysOf(name), line, lineKeys: keysOf(line) };
  };
}

/**
 * Candidates with the line that tells each apart from somebody of the same name in the same election; null where
 * nobody else has the name, and '' where the line is missing.
 */
export async function tellApart<Row extends NamedRow>(
  db: Db,
  rows: readonly Row[],
): Promise<(Row & { apart: string | null })[]> {
  const people = rows.filter(({ kind }) => kind === 'person');
  const elections = [...Map.groupBy(people, ({ electionId }) => electionId).values()];
  const lines = await linesAmong(db, await alikeIn(elections));
  return rows.map((row) => ({ ...row, apart: lines.get(row.id) ?? null }));
}

/** Of each election those whose name somebody else in it has as well: in most elections nobody's is. */
async function alikeIn<Row extends NamedRow>(elections: readonly Row[][]): Promise<Row[][]> {
  const several = elections.filter((all) => all.length > 1);
  if (several.length === 0) return [];
  const keysOf = await loadNameKeys();
  const named = (row: Row) => ({ row, person: row.person, nameKeys: keysOf(row.name) });
  return several
    .map((all) => namedAlike(all.map(named)).map(({ row }) => row))
    .filter((all) => all.length > 0);
}

async function linesAmong(db: Db, alike: readonly NamedRow[][]): Promise<Map<string, string>> {
  if (alike.length === 0) return new Map();
  const comparing = await loadComparing(db);
  return new Map(alike.flatMap((all) => [...linesOf(all.map(comparing))]));
}
