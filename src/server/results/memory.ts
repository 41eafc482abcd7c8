import type { Election } from '#contract/election-shapes.ts';
import { Refused } from '#core/refusal.ts';
import { nextPhaseChange } from '#core/elections/phase.ts';
import {
  countElections,
  hasMovingRows,
  listCountedElections,
  listUncounted,
} from '../counting/list-counted.ts';
import { datesOf, presentElection } from '../elections/view.ts';
import type { Db } from '../platform/db/client.ts';
import { readClock } from '../platform/db/clock.ts';
import type { ElectionRow, WholeElection } from '../elections/store.ts';
import type { ResponseCache } from '../platform/response-cache.ts';
import type { Eligible } from '../voting/turnout/count-eligible.ts';
import { countRolls } from '../elections/voter-list-store.ts';

type Source = Parameters<typeof listCountedElections>[0];
type WithRoll = Pick<ElectionRow, 'id' | 'roll_revision'>;

/** What this process remembers of the elections between two readings, and how one of them is read. */
export interface ElectionMemory {
  /** One election as officers see it, a draft too. An act answers with it, and stands below what counts. */
  read(from: Source, id: string): Promise<Election>;
  /** All published elections with their counts: what a vote does not change is read again only after a change. */
  listCounted(now: Date): Promise<WholeElection[]>;
  /** How many voters are on the roll of each election. A roll is counted once, however large it is. */
  rollSizes(db: Db, elections: readonly WithRoll[]): Promise<ReadonlyMap<string, number>>;
  /** The moment `asOf`, or the former one when `text` is what was remembered with it. */
  momentOf(text: string, asOf: string): string;
  /** How many may vote in an election, counted at most once in a minute. */
  eligible(electionId: string, count: () => Promise<Eligible>): Promise<Eligible>;
}

const eligibleTtlMs = 60_000;

const mostRolls = 2_000;

const published = { isDraft: false };
/** What nobody told of is seen within so many milliseconds. */
const untoldMs = 10_000;

export function openElectionMemory({
  responseCache,
  ...source
}: Source & { responseCache: ResponseCache }): ElectionMemory {
  const kept = responseCache.keep({
    after: ['elections'],
    async make(now) {
      const value = await listUncounted(source.db, published);
      const at = now.getTime();
      const change = nextPhaseChange(
        value.map(({ row }) => datesOf(row)),
        at,
      );
      return { value, until: new Date(Math.min(change ?? Infinity, at + untoldMs)) };
    },
  });
  // By the election and the revision of its roll: one that is replaced is counted again.
  const sizes = new Map<string, number>();
  const keyOf = ({ id, roll_revision }: WithRoll) => `${id} ${roll_revision}`;
  const eligible = new Map<string, { at: number; count: Promise<Eligible> }>();
  let last: { text: string; asOf: string } | null = null;
  return {
    async read(from, id) {
      const now = await readClock(from.db);
      // Counting takes a while: never done under the locks.
      const [whole] = await listCountedElections(from, now, { id });
      if (whole === undefined) throw new Refused('unknown-election');
      return presentElection(whole, await this.rollSizes(from.db, [whole.row]), now.getTime());
    },
    async listCounted(now) {
      const all = await kept.read();
      const ids = all.filter(hasMovingRows).map(({ row }) => row.id);
      const moved = ids.length === 0 ? [] : await listUncounted(source.db, { ids });
      const anew = new Map(moved.map((one) => [one.row.id, one]));
      const known = all.map((one) => anew.get(one.row.id) ?? one);
      return countElections(source, now, known, published);
    },
    async rollSizes(db, elections) {
      if (sizes.size > mostRolls) sizes.clear();
      const unknown = elections.filter((one) => !sizes.has(keyOf(one)));
      const counted = new Map<string, number>();
      if (unknown.length > 0) {
        const rolls = await countRolls(
          db,
          unknown.map(({ id }) => id),
        );
        for (const { electionId, size } of rolls) counted.set(electionId, size);
      }
      for (const one of unknown) sizes.set(keyOf(one), counted.get(one.id) ?? 0);
      return new Map(elections.map((one) => [one.id, sizes.get(keyOf(one)) ?? 0]));
    },
    momentOf(text, asOf) {
      if (last?.text !== text) last = { text, asOf };
      return last.asOf;
    },
    eligible(electionId, count) {
      const known = eligible.get(electionId);
      if (known !== undefined && performance.now() - known.at < eligibleTtlMs) return known.count;
      if (eligible.size > mostRolls) eligible.clear();
      const counting = count();
      eligible.set(electionId, { at: performance.now(), count: counting });
      counting.catch(() => eligible.delete(electionId));
      return counting;
    },
  };
}
