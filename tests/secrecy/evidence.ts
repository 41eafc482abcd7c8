// All that the attacker takes at one moment, and everything that is tried on it.
import {
  featuresOfRows,
  featuresOfTransactions,
  readColumns,
  tryKinds,
  trySortedColumns,
} from './columns.ts';
import type { Row } from './columns.ts';
import { tryDictionary } from './dictionary.ts';
import { readBackup, readFolder, readServerLog } from './files.ts';
import type { Attempt } from './links.ts';
import { tryLinks } from './links.ts';
import type { Names } from './names.ts';
import { openNames } from './names.ts';
import type { Person } from './campus.ts';
import type { Place } from './place.ts';
import type { KnownElection, Source } from './sightings.ts';
import {
  listRelations,
  readIndexes,
  readNotes,
  readOldPages,
  readPages,
  readRows,
} from './tables.ts';
import type { Relation } from './tables.ts';
import { readBlocks, readTouched, readWritten } from './wal.ts';

export interface Evidence {
  sources: Source[];
  rows: Row[];
  written: Source;
  pages: Source;
  /** Where the secret of an election was seen. */
  keysSeen: string[];
  /** What was searched, for the report. */
  searched: string[];
}

interface Taking {
  place: Place;
  people: readonly Person[];
  elections: readonly Omit<KnownElection, 'result'>[];
  /** The position in the log at which the first election began. */
  since: string;
  phase: string;
  /** The secrets of the elections in hex: what nothing that is searched may hold. */
  keys: ReadonlyMap<string, string>;
}

export async function takeEvidence(taking: Taking): Promise<Evidence> {
  const { place, since, phase } = taking;
  const { sql } = place;
  // The files are as new as the tables then.
  await sql('checkpoint');
  const relations = await listRelations(sql);
  const rows = await readColumns(sql, relations);
  const names = nameAll(taking, rows);
  const blocks = await readBlocks(sql, since);
  const written = readWritten(blocks, names);
  const pages = await readPages(sql, names, relations);
  const folder = readFolder(place.dataDir, names);
  const sources = [
    await readRows(sql, names, relations),
    pages,
    await readIndexes(sql, names, relations),
    written,
    readTouched(blocks, names, pages),
    await readOldPages(sql, names, relations, since),
    ...folder.sources,
    await readBackup(place.backUp(`${phase}.tar.gz`), names),
    readServerLog(place.said(), names),
    await readNotes(sql, names),
  ].map((source) => withTables(source, relations));
  const searched = [
    `${rows.length} rows of ${relations.filter(({ kind }) => kind === 'table').length} tables`,
    `${pages.sightings.length} row versions`,
    `${blocks.length} records of the write-ahead log`,
    `${folder.files} files with ${Math.round(folder.bytes / 1e6)} MB`,
    `a log of ${Math.round(place.said().length / 1_000)} kB`,
  ];
  const keysSeen = sources.flatMap(({ name, sightings }) =>
    sightings.flatMap(({ stream, hits }) =>
      hits.some(({ key }) => key !== undefined) ? [`${name}, ${stream}`] : [],
    ),
  );
  return { sources, rows, written, pages, keysSeen: [...new Set(keysSeen)], searched };
}

/** All names under which the attacker looks for people, candidates and elections. */
function nameAll({ people, elections, keys }: Taking, rows: readonly Row[]): Names {
  const names = openNames();
  for (const [key, secret] of keys) {
    names.addText(secret, { key });
    names.addBytes(Buffer.from(secret, 'hex'), { key });
  }
  for (const { id, email, enrollmentNumber } of people) {
    names.addId(id, { voter: id });
    names.addText(email, { voter: id });
    names.addText(enrollmentNumber, { voter: id });
  }
  for (const { id, positionId, candidates } of elections) {
    names.addId(id, { election: id });
    names.addId(positionId, { election: id });
    for (const { nominationId, nomineeId } of candidates) {
      names.addId(nominationId, { choice: nominationId });
      names.addId(nomineeId, { nominee: nomineeId });
    }
  }
  const electionOf = new Map(elections.map(({ id, positionId }) => [positionId, id]));
  for (const { table, columns } of rows) {
    if (table !== 'public.participations') continue;
    const { position_id, voter_id, receipt, request_key } = columns;
    const election = electionOf.get(String(position_id));
    if (election === undefined) continue;
    const name = { voter: String(voter_id), election };
    names.addText(String(receipt), name);
    const key = String(request_key).replace(/^\\x/, '');
    if (/^([0-9a-f]{2}){8,}$/.test(key)) names.addBytes(Buffer.from(key, 'hex'), name);
  }
  return names;
}

/** The attacker knows which table a file holds; what was rewritten keeps its number. */
function withTables(source: Source, relations: readonly Relation[]): Source {
  const tables = new Map(relations.map(({ file, name }) => [String(file), name]));
  const rename = (stream: string) => stream.replace(/\b\d+\b/, (file) => tables.get(file) ?? file);
  return {
    ...source,
    sightings: source.sightings.map((one) => ({ ...one, stream: rename(one.stream) })),
  };
}

/** Tries everything on one election. */
export function attack(evidence: Evidence, election: KnownElection): Attempt[] {
  const { sources, rows, written, pages } = evidence;
  return [
    ...sources.flatMap((source) => tryLinks(source, election)),
    ...tryKinds(featuresOfRows(rows, election), election),
    ...tryKinds(featuresOfTransactions(written, [pages], election), election),
    ...trySortedColumns(rows, election),
    ...tryDictionary(rows, election),
  ];
}
