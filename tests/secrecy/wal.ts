// The write-ahead log: rows that were written, and which rows each transaction touched.
import type { Hit, Names } from './names.ts';
import type { Sighting, Source } from './sightings.ts';
import type { Sql } from './tables.ts';

interface Block {
  position: string;
  transaction: string;
  file: number;
  block: number;
  kind: string;
  description: string;
  bytes: Buffer | null;
  length: number;
}

/** All records of the log that touch a page since then, in their order. */
export async function readBlocks(sql: Sql, since: string): Promise<Block[]> {
  return sql<Block>(
    `select (start_lsn - '0/0'::pg_lsn)::text as position, xid::text as transaction,
       relfilenode::int as file, relblocknumber::int as block,
       resource_manager || ' ' || record_type as kind, description, block_data as bytes,
       (record_length - block_fpi_length)::int as length
     from pg_get_wal_block_info($1, pg_current_wal_flush_lsn())
     where relforknumber = 0 order by start_lsn, block_id`,
    [since],
  );
}

/** What was written, as it stands in the log. */
export function readWritten(blocks: readonly Block[], names: Names): Source {
  const sightings = blocks.map(({ position, transaction, file, kind, bytes }): Sighting => ({
    stream: `${file} ${kind}`,
    place: Number(position),
    groups: [transaction],
    hits: bytes === null ? [] : names.scan(bytes),
    ...(bytes === null ? {} : { bytes }),
  }));
  return { name: 'write-ahead log, what it writes', isOneOrder: true, sightings };
}

/**
 * Which rows each transaction locked or wrote again: the log names them by their place in a page,
 * and the pages tell who stands there. Rows move within the log, so they are followed.
 */
export function readTouched(blocks: readonly Block[], names: Names, pages: Source): Source {
  const known = new Map<string, readonly Hit[]>();
  const at = (file: number, block: number, item: number) => `${file} ${block * 1_000 + item}`;
  for (const { stream, place, hits } of pages.sightings) {
    if (hits.length > 0) known.set(`${stream} ${place}`, hits);
  }
  const sightings: Sighting[] = [];
  for (const { position, transaction, file, block, kind, description, bytes } of blocks) {
    if (!kind.startsWith('Heap')) continue;
    const item = (name: string) => new RegExp(`(?:^| )${name}: (\\d+)`).exec(description)?.[1];
    const [own, former, next] = [item('off'), item('old_off'), item('new_off')];
    const written = bytes === null ? [] : names.scan(bytes);
    const before = known.get(at(file, block, Number(former ?? own))) ?? [];
    const target = next ?? (kind.includes('INSERT') ? own : undefined);
    if (target !== undefined) {
      // An update writes only what differs; the rest is as it was.
      const whole = former === undefined ? written : [...before, ...written];
      if (whole.length > 0) known.set(at(file, block, Number(target)), whole);
    }
    // Where the log holds the whole page instead of the row, the page of today tells who it is.
    const hits = former === undefined && written.length > 0 ? written : before;
    if (hits.length === 0) continue;
    sightings.push({
      stream: `${file} ${kind}`,
      place: Number(position),
      groups: [transaction],
      hits,
    });
  }
  return { name: 'write-ahead log, what it touches', isOneOrder: true, sightings };
}
