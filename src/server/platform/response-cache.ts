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

/** What is made once for all readers, and again only after something changed. */
export interface Kept<Value> {
  /** It. A `reader` finds in it what they themselves changed before. */
  read(reader?: string): Promise<Value>;
}

/** An answer that is kept so. */
export type CachedResponse = Kept<EncodedBody>;

/** What several answers are made of. */
export interface KeptSource<Value> {
  after: readonly ChangeKind[];
  make(now: Date): Promise<{ value: Value; until: Date | null }>;
}

/** All cached responses of this process. */
export interface ResponseCache {
  cache(source: ResponseSource): CachedResponse;
  keep<Value>(source: KeptSource<Value>): Kept<Value>;
  /** Counts may be a moment old, but not for the one who has just moved them. */
  requireOwnWrites(reader: string): void;
}

/** Counts change a response at most once in this many milliseconds. */
const debounceMs = 100;
/** Nor is one that takes long made more than a fourth of the time, but counts are never older than this. */
const [restFor, oldestMs] = [4, 1_000];
/** How long a response is used while changes of other processes may be missed, in milliseconds. */
const disconnectedTtlMs = 1_000;
const soft: ReadonlySet<ChangeKind> = new Set(['standings', 'last-votes']);

interface Entry<Value> {
  value: Value;
  /** When its making began: on the line of changes, and in milliseconds. */
  began: number;
  at: number;
  /** How long counts may move under it. */
  restsMs: number;
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

  function keep<Value>({ after, make }: KeptSource<Value>): Kept<Value> {
    let held: Entry<Value> | null = null;
    let making: Promise<void> | null = null;
    let changed = 0;
    let moved = 0;
    live.onChange(({ kind }) => {
      if (kind !== 'unknown' && !after.includes(kind)) return;
      step += 1;
      if (soft.has(kind)) moved = step;
      else changed = step;
    });

    function isGood(one: Entry<Value>, reader: string | undefined): boolean {
      const { began, at, restsMs, until } = one;
      const now = performance.now();
      if (began < changed || now >= until) return false;
      if (now - at >= disconnectedTtlMs && !live.isConnected()) return false;
      if (began >= moved) return true;
      const ownWrite = reader === undefined ? undefined : ownWrites.get(reader);
      return now - at < restsMs && (ownWrite === undefined || ownWrite.step < began);
    }

    async function makeAnew(): Promise<void> {
      step += 1;
      const began = step;
      const at = performance.now();
      const now = await readClock(db);
      const { value, until } = await make(now);
      held = {
        value,
        began,
        at,
        restsMs: Math.max(debounceMs, Math.min(oldestMs, restFor * (performance.now() - at))),
        // A millisecond early, because that much of the clock's precision is lost on the way.
        until: until === null ? Infinity : at + (until.getTime() - now.getTime() - 1),
      };
    }

    return {
      async read(reader) {
        if (held !== null && isGood(held, reader)) return held.value;
        step += 1;
        const asked = step;
        for (;;) {
          making ??= makeAnew().finally(() => {
            making = null;
          });
          await making;
          // Whatever began after the question holds all that was done before it.
          if (held !== null && (held.began > asked || isGood(held, reader))) return held.value;
        }
      },
    };
  }

  return {
    keep,
    cache: ({ after, make }) =>
      keep({
        after,
        async make(now) {
          const { body, until } = await make(now);
          return { value: encodeBody(body), until };
        },
      }),
    requireOwnWrites(reader) {
      const now = performance.now();
      for (const [one, { at }] of ownWrites) {
        if (now - at < oldestMs) break;
        ownWrites.delete(one);
      }
      step += 1;
      ownWrites.delete(reader);
      ownWrites.set(reader, { step, at: now });
    },
  };
}
