import { recordBreaks } from '#texts/en/disagreements.ts';
import { createHash } from 'node:crypto';
import { hashDetail } from '../platform/record.ts';

/** An entry of the record as the database holds it; hashes are hexadecimal. */
export interface ChainEntry {
  seq: number;
  id: string;
  /** ISO 8601 in UTC with microseconds, such as 2026-11-22T09:30:00.123456Z. */
  at: string;
  actorId: string | null;
  act: string;
  objectId: string | null;
  electionId: string | null;
  detailHash: string | null;
  /** The words and their salt; null where there are none, or they were erased. */
  detail: { salt: Buffer; text: string } | null;
  hash: string;
}

/** The last entry at some moment, as it was written down outside of the database. */
export interface Head {
  seq: number;
  hash: string;
}

/** The bytes that are hashed after the hash of the entry before (docs/record.md). */
function lineOf(entry: ChainEntry): string {
  const { seq, id, at, actorId, act, objectId, electionId, detailHash } = entry;
  return [seq, id, at, actorId, act, objectId, electionId, detailHash]
    .map((part) => part ?? '')
    .join('\n');
}

function hashOf(before: string, entry: ChainEntry): string {
  return createHash('sha256')
    .update(Buffer.from(before, 'hex'))
    .update(lineOf(entry), 'utf8')
    .digest('hex');
}

/**
 * Reads the chain from its first entry to its last and says in sentences of its reader's language what is wrong with it. Each
 * entry is held against the stored hash of the one before, so that one change is told once.
 */
export function openVerifier(heads: readonly Head[]) {
  const problems: (() => string)[] = [];
  const wanted = new Map<number, Set<string>>();
  for (const { seq, hash } of heads) wanted.set(seq, (wanted.get(seq) ?? new Set()).add(hash));
  let last: Head = { seq: 0, hash: '' };
  return {
    /** Takes the next entry in the order of the chain. */
    take(entry: ChainEntry): void {
      if (entry.seq !== last.seq + 1) {
        problems.push(missing(last.seq + 1, entry.seq - 1));
      } else if (hashOf(last.hash, entry) !== entry.hash) {
        problems.push(() => recordBreaks.changed(entry.seq));
      }
      const { detail, detailHash } = entry;
      if (detail !== null && hashDetail(detail.salt, detail.text).toString('hex') !== detailHash) {
        problems.push(() => recordBreaks.words(entry.seq));
      }
      const hashes = wanted.get(entry.seq);
      if (hashes !== undefined && (hashes.size > 1 || !hashes.has(entry.hash))) {
        problems.push(() => recordBreaks.another(entry.seq));
      }
      last = { seq: entry.seq, hash: entry.hash };
    },
    /** All problems, and the last entry. */
    end(): { problems: (() => string)[]; head: Head } {
      const longest = Math.max(0, ...wanted.keys());
      if (longest > last.seq) problems.push(missing(last.seq + 1, longest));
      return { problems, head: last };
    },
  };
}

const missing = (from: number, to: number) => () =>
  from === to ? recordBreaks.missing(from) : recordBreaks.severalMissing(from, to);
