// The bytes of files, whatever they are: relation files, the log, e-mails, backups, the server's log.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { readParts } from '#server/backup/read.ts';
import type { Hit, Names } from './names.ts';
import type { Sighting, Source } from './sightings.ts';

/** A row names its election and its voter within so many bytes. */
const reach = 48;

/** Where the product keeps what opens the ballots: the one thing that the attacker lacks. */
const keysFolder = 'keys';

/** The secrets of the elections by their files, to see whether they are anywhere else. */
export function readKeys(dataDir: string): Map<string, string> {
  const folder = path.join(dataDir, keysFolder);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  // The file campus-id beside them is no secret, and is in the data folder as well.
  const keys = files.filter((name) => name.endsWith('.key'));
  return new Map(
    keys.map((name) => [
      name.replace('.key', ''),
      readFileSync(path.join(folder, name), 'utf8').trim(),
    ]),
  );
}

export interface Reading {
  sources: Source[];
  files: number;
  bytes: number;
}

/** Reads every file below a folder, apart from the keys and the compiled program. */
export function readFolder(dataDir: string, names: Names): Reading {
  const relations: Sighting[] = [];
  const log: Sighting[] = [];
  const others: Sighting[] = [];
  let [files, bytes] = [0, 0];
  for (const file of filesBelow(dataDir)) {
    const where = path.relative(dataDir, file);
    const [folder = ''] = where.split(path.sep);
    if (folder === keysFolder || folder === 'compiled' || folder === 'backups') continue;
    const content = readIfThere(file);
    if (content === null) continue;
    files += 1;
    bytes += content.length;
    if (where.includes('/pg_wal/')) log.push(...sightingsIn(content, where, names));
    else if (where.includes('/base/')) relations.push(...rowsIn(content, where, names));
    else if (where.startsWith('postgres')) others.push(...sightingsIn(content, where, names));
    else others.push(...linesIn(content, where, names));
  }
  const sources = [
    { name: 'bytes of relation files', isOneOrder: false, sightings: relations },
    { name: 'bytes of the write-ahead log', isOneOrder: true, sightings: log },
    { name: 'other files of the data folder', isOneOrder: false, sightings: others },
  ];
  return { sources, files, bytes };
}

/** Each file in a backup has an order of its own. */
export async function readBackup(file: string, names: Names): Promise<Source> {
  const sightings: Sighting[] = [];
  await readParts(file, null, async (part, content) => {
    sightings.push(...linesIn(await buffer(content), part, names));
  });
  return { name: 'backup', isOneOrder: false, sightings };
}

export function readServerLog(said: string, names: Names): Source {
  const sightings = linesIn(Buffer.from(said), 'log', names);
  return { name: "the server's log", isOneOrder: true, sightings };
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile() === true)
    .toSorted();
}

/** The database still runs, and takes files of its own away. */
function readIfThere(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** One sighting for each name, with the election that is named near by. */
function sightingsIn(content: Uint8Array, stream: string, names: Names): Sighting[] {
  const hits = names.scan(content);
  return hits.map((hit, index) => {
    const near = neighbours(hits, index, (other) => Math.abs(other.at - hit.at) <= reach);
    return { stream, place: hit.at, groups: [], hits: [hit, ...near] };
  });
}

/** The same in text, where an election is near that stands in the same line. */
function linesIn(content: Uint8Array, stream: string, names: Names): Sighting[] {
  const hits = names.scan(content);
  const lines = linesOf(content, hits);
  return hits.map((hit, index) => {
    const near = neighbours(hits, index, (_, place) => lines[place] === lines[index]);
    const groups = [`${stream} ${lines[index]}`];
    return { stream, place: hit.at, groups, hits: [hit, ...near] };
  });
}

/**
 * The same in a relation file. A row that was removed from its page may still be there in bytes, with
 * the transactions that wrote and removed it: they stand before its first column, and the length of
 * this header, 24, in its last byte.
 */
function rowsIn(content: Buffer, stream: string, names: Names): Sighting[] {
  const header = 24;
  const most = header + 6 * 16;
  return sightingsIn(content, stream, names).map((sighting) => {
    const { place } = sighting;
    // The nearest one: before it are the rows of others.
    let row = place - header;
    while (row >= Math.max(0, place - most) && content[row + header - 2] !== header) row -= 8;
    if (row < Math.max(0, place - most)) return sighting;
    const groups = [content.readUInt32LE(row), content.readUInt32LE(row + 4)].map(String);
    return { ...sighting, groups };
  });
}

/** The elections that hits before and after name, as far as these are near. */
function neighbours(
  hits: readonly Hit[],
  index: number,
  isNear: (other: Hit, place: number) => boolean,
): Hit[] {
  const found: Hit[] = [];
  for (const step of [-1, 1]) {
    for (let place = index + step; ; place += step) {
      const other = hits[place];
      if (other === undefined || !isNear(other, place)) break;
      if (other.election !== undefined) found.push({ at: other.at, election: other.election });
    }
  }
  return found;
}

/** The number of the line in which each hit is. */
function linesOf(content: Uint8Array, hits: readonly Hit[]): number[] {
  let [line, at] = [0, 0];
  return hits.map((hit) => {
    for (; at < hit.at; at += 1) if (content[at] === 10) line += 1;
    return line;
  });
}
