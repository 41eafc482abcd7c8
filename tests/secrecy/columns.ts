// What columns, lengths and single bytes give away: values that fall into as many kinds as there are
// candidates, and columns of two tables that sort alike.
import type { Attempt, Guesses } from './links.ts';
import type { KnownElection, Source } from './sightings.ts';
import { tracesOf } from './sightings.ts';
import type { Relation, Sql } from './tables.ts';

/** A row by its columns. */
export interface Row {
  table: string;
  columns: Record<string, unknown>;
  words: string;
}

export async function readColumns(sql: Sql, relations: readonly Relation[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, kind } of relations) {
    if (kind !== 'table' || name.startsWith('pg_toast.')) continue;
    const found = await sql<{ columns: Record<string, unknown> }>(
      `select to_jsonb(t) as columns from ${name} t order by ctid`,
    );
    for (const { columns } of found) {
      rows.push({ table: name, columns, words: JSON.stringify(columns) });
    }
  }
  return rows;
}

/** The rows of one election that name one of these, with whom they name. */
export function rowsThatName(
  rows: readonly Row[],
  election: KnownElection,
  ids: readonly string[],
): { row: Row; id: string }[] {
  const sought = new Set(ids);
  return rows.flatMap((row) => {
    if (!row.words.includes(election.positionId) && !row.words.includes(election.id)) return [];
    const id = Object.values(row.columns)
      .map(String)
      .find((value) => sought.has(value));
    return id === undefined ? [] : [{ row, id }];
  });
}

/** What some voters have, such as the value of a column. */
export interface Feature {
  way: string;
  values: ReadonlyMap<string, string | number>;
}

/** A few kinds of values among the voters are taken for the candidates, the most frequent first. */
export function tryKinds(features: Iterable<Feature>, election: KnownElection): Attempt[] {
  const byVotes = [...election.result].toSorted(([, a], [, b]) => b - a).map(([id]) => id);
  const attempts: Attempt[] = [];
  for (const { way, values } of features) {
    const different = new Set(values.values()).size;
    if (values.size < 10 || different < 2 || different > byVotes.length) continue;
    const kinds = [...Map.groupBy(values, ([, value]) => value).values()];
    const guesses: Guesses = new Map(
      kinds
        .toSorted((a, b) => b.length - a.length)
        .flatMap((kind, place) => kind.map(([voter]) => [voter, byVotes[place] ?? ''] as const)),
    );
    attempts.push({ method: 'kinds of values and lengths', way, guesses });
  }
  return attempts;
}

/** Each column of the rows that name a voter, and its length. */
export function* featuresOfRows(rows: readonly Row[], election: KnownElection): Generator<Feature> {
  const named = rowsThatName(rows, election, election.voters);
  for (const [table, those] of Map.groupBy(named, ({ row }) => row.table)) {
    for (const column of Object.keys(those[0]?.row.columns ?? {})) {
      const values = new Map(those.map(({ row, id }) => [id, String(row.columns[column])]));
      yield { way: `${table}.${column}`, values };
      const lengths = new Map([...values].map(([id, value]) => [id, value.length]));
      yield { way: `length of ${table}.${column}`, values: lengths };
    }
  }
}

const mostBytes = 400;

/** Lengths and bytes of all that was written in the transaction of one voter alone. */
export function* featuresOfTransactions(
  written: Source,
  others: readonly Source[],
  election: KnownElection,
): Generator<Feature> {
  const votersOf = new Map<string, Set<string>>();
  for (const { voter, groups } of tracesOf(written, election)) {
    if (voter === undefined) continue;
    for (const group of groups) votersOf.set(group, (votersOf.get(group) ?? new Set()).add(voter));
  }
  for (const source of [written, ...others]) {
    const streams = new Map<string, Map<string, Uint8Array[]>>();
    for (const { groups, stream, bytes } of source.sightings) {
      const [voter, ...more] = groups.flatMap((group) => [...(votersOf.get(group) ?? [])]);
      if (voter === undefined || more.length > 0 || bytes === undefined) continue;
      const records = streams.get(stream) ?? new Map<string, Uint8Array[]>();
      streams.set(stream, records.set(voter, [...(records.get(voter) ?? []), bytes]));
    }
    for (const [stream, records] of streams) {
      yield* featuresOfRecords(`${source.name}, ${stream}`, [...records]);
    }
  }
}

function* featuresOfRecords(
  name: string,
  records: readonly (readonly [voter: string, records: Uint8Array[]])[],
): Generator<Feature> {
  yield {
    way: `records in ${name}`,
    values: new Map(records.map(([id, all]) => [id, all.length])),
  };
  for (let time = 0; ; time += 1) {
    const those = records.flatMap(([id, all]) => {
      const bytes = all[time];
      return bytes === undefined ? [] : [[id, bytes] as const];
    });
    if (those.length < 10) return;
    const way = `record ${time + 1} of ${name}`;
    yield { way: `length, ${way}`, values: new Map(those.map(([id, { length }]) => [id, length])) };
    const longest = Math.max(...those.map(([, { length }]) => length));
    for (let index = 0; index < Math.min(longest, mostBytes); index += 1) {
      const values = new Map(those.map(([id, bytes]) => [id, bytes[index] ?? -1]));
      yield { way: `byte ${index}, ${way}`, values };
    }
  }
}

/** Sorts voters by each of their columns and ballots by each of theirs, and joins them in order. */
export function trySortedColumns(rows: readonly Row[], election: KnownElection): Attempt[] {
  const nominations = election.candidates.map((one) => one.nominationId);
  const voters = Map.groupBy(rowsThatName(rows, election, election.voters), ({ row }) => row.table);
  const ballots = Map.groupBy(rowsThatName(rows, election, nominations), ({ row }) => row.table);
  return [...voters].flatMap(([from, people]) =>
    [...ballots].flatMap(([to, choices]) => {
      if (people.length < 10 || people.length !== choices.length) return [];
      return columnsOf(people).flatMap((column) =>
        columnsOf(choices).flatMap((other) => {
          const sortedPeople = sortedBy(people, column);
          const sortedChoices = sortedBy(choices, other);
          return [sortedChoices, sortedChoices.toReversed()].map((list, turn): Attempt => ({
            method: 'columns that sort alike',
            way: `${from}.${column} against ${to}.${other}${turn === 1 ? ', backwards' : ''}`,
            guesses: new Map(sortedPeople.map((id, index) => [id, list[index] ?? ''])),
          }));
        }),
      );
    }),
  );
}

interface Named {
  row: Row;
  id: string;
}

/** Those whose values differ from row to row. */
function columnsOf(rows: readonly Named[]): string[] {
  const columns = Object.keys(rows[0]?.row.columns ?? {});
  return columns.filter(
    (column) =>
      new Set(rows.map(({ row }) => String(row.columns[column]))).size > rows.length * 0.9,
  );
}

const sortedBy = (rows: readonly Named[], column: string): string[] =>
  rows
    .map(({ row, id }) => ({ id, value: String(row.columns[column]) }))
    .toSorted((a, b) => (a.value < b.value ? -1 : 1))
    .map(({ id }) => id);
