import type { Db } from '../platform/db/client.ts';
import { countRolls } from './store.ts';

/** What this process remembers of the elections between two readings. */
export interface ElectionMemory {
  /** How many voters are on the roll of each election. A roll is counted once, however large it is. */
  rollSizes(db: Db, electionIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The moment `asOf`, or the former one when `text` is what was remembered with it. */
  momentOf(text: string, asOf: string): string;
}

const mostRolls = 2_000;

export function openElectionMemory(): ElectionMemory {
  // A roll is written with its election and never changes.
  const sizes = new Map<string, number>();
  let last: { text: string; asOf: string } | null = null;
  return {
    async rollSizes(db, electionIds) {
      if (sizes.size > mostRolls) sizes.clear();
      const unknown = electionIds.filter((id) => !sizes.has(id));
      if (unknown.length > 0) {
        for (const { electionId, size } of await countRolls(db, unknown)) {
          sizes.set(electionId, size);
        }
      }
      return sizes;
    },
    momentOf(text, asOf) {
      if (last?.text !== text) last = { text, asOf };
      return last.asOf;
    },
  };
}
