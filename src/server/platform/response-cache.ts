import { readClock } from './db/clock.ts';
import type { Db } from './db/client.ts';
import type { ChangeKind, Live } from './live.ts';
import type { EncodedBody } from './encoded-body.ts';
import { encodeBody } from './encoded-body.ts';

/** What becomes an answer, and the moment of the database's clock from which it is another. */
export interface MadeResponse {
  body: string;
  until: Date | null;
}

export interface ResponseSource {
  /** Changes after which the answer is another. */
  after: readonly ChangeKind[];
  /** Makes it; `now` is the database's clock, read before anything else. */
  make(now: Date): Promise<MadeResponse>;
}

/** An answer that is made once for all readers, and again only after something changed. */
export interface CachedResponse {
  /** The answer. A `reader` finds in it what they themselves changed before. */
  read(reader?: string): Promise<EncodedBody>;
}

/** All cached responses of this process. */
export interface ResponseCache {
  cache(source: ResponseSource): CachedResponse;
  /** Counts may be a moment old, but not for the one who has just moved them. */
  requireOwnWrites(reader: string): void;
}

/** Counts change a response at most once in this many milliseconds. */
const debounceMs = 100;
/** How long a response is used while changes of other processes may be missed, in milliseconds. */
const disconnectedTtlMs = 1_000;
const soft: ReadonlySet<ChangeKind> = new Set(['standings', 'last-votes']);

interface CacheEntry {
  encodedBody: EncodedBody;
  /** When its making began: on the line of changes, and in milliseconds. */
  began: number;
  at: number;
  /** It is another from this moment on. */
  until: number;
}

export function openResponseCache({
  db,
  live,
}: {
  db: Db;
  live: Pick<Live, 'onChange' | 'isConnected'>;
}): ResponseCache {
  // One line on which changes, votes and the beginnings of making have their place.
  let step = 0;
  const ownWrites = new Map<string, { step: number; at: number }>();

  function cache({ after, make }: ResponseSource): CachedResponse {
    let held: CacheEntry | null = null;
    let making: Promise<void> | null = null;
    let changed = 0;
    let moved = 0;
    live.onChange(({ kind }) => {
      if (kind !== 'unknown' && !after.includes(kind)) return;
      step += 1;
      if (soft.has(kind)) moved = step;
      else changed = step;
    });

    function isGood({ began, at, until }: CacheEntry, reader: string | undefined): boolean {
      const now = performance.now();
      if (began < changed || now >= until) return false;
      if (now - at >= disconnectedTtlMs && !live.isConnected()) return false;
      if (began >= moved) return true;
      const ownWrite = reader === undefined ? undefined : ownWrites.get(reader);
      return now - at < debounceMs && (ownWrite === undefined || ownWrite.step < began);
    }

    async function makeAnew(): Promise<void> {
      step += 1;
      const began = step;
      const at = performance.now();
      const now = await readClock(db);
      const { body, until } = await make(now);
      held = {
        encodedBody: encodeBody(body),
        began,
        at,
        // A millisecond early, because that much of the clock's precision is lost on the way.
        until: until === null ? Infinity : at + (until.getTime() - now.getTime() - 1),
      };
    }

    return {
      async read(reader) {
        if (held !== null && isGood(held, reader)) return held.encodedBody;
        step += 1;
        const asked = step;
        for (;;) {
          making ??= makeAnew().finally(() => {
            making = null;
          });
          await making;
          // Whatever began after the question holds all that was done before it.
          if (held !== null && (held.began > asked || isGood(held, reader)))
            return held.encodedBody;
        }
      },
    };
  }

  return {
    cache,
    requireOwnWrites(reader) {
      const now = performance.now();
      for (const [one, { at }] of ownWrites) {
        if (now - at < debounceMs) break;
        ownWrites.delete(one);
      }
      step += 1;
      ownWrites.delete(reader);
      ownWrites.set(reader, { step, at: now });
    },
  };
}
