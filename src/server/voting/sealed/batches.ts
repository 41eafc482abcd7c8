import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../platform/db/client.ts';
import type { ElectionKey, OpenedBatch, Votes } from './election-key.ts';
import { listBatchesAfter } from './store.ts';
import type { SealedBatch } from './store.ts';

/** What was read of the sealed batches of one position. */
export interface PositionCount {
  key: ElectionKey;
  /** The number of the last batch that was read. */
  number: number;
  ballots: number;
  votes: Map<string, number>;
  /** Ballots by what they say: choices joined by commas, '' for an abstention. */
  lists: Map<string, number>;
  /** Hears of each batch, in the order of their numbers, and how counts were shown at its time. */
  onBatch?: (batch: { ballots: number; votes: Votes }, shown: Buffer | null) => void;
}

export const emptyCount = (key: ElectionKey): PositionCount => ({
  key,
  number: 0,
  ballots: 0,
  votes: new Map(),
  lists: new Map(),
});

/** A sealed row that was damaged or is missing; it says in which position. */
export class BrokenBatch extends Error {
  readonly positionId: string;
  constructor(positionId: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.positionId = positionId;
  }
}

const rowsAtOnce = 2_000;
// Opening one takes some 10 µs: other work of the process goes on after a few milliseconds.
const batchesATurn = 400;

/**
 * Reads the batches of these positions that were sealed since, and adds them to the counts. Several
 * may do so at once with the same counts: each batch is added by whoever comes to it first. None
 * waits for another, which may wait for a connection that the first one holds. Throws where a row was
 * damaged or is missing.
 */
export async function addNewBatches(
  db: Db,
  counts: ReadonlyMap<string, PositionCount>,
): Promise<void> {
  if (counts.size === 0) return;
  let rows: SealedBatch[];
  do {
    rows = await listBatchesAfter(db, { counts, most: rowsAtOnce });
    for (const [index, batch] of rows.entries()) {
      const { positionId, number, ballots, sealed } = batch;
      const count = counts.get(positionId);
      // Another reading beside this one has added it.
      if (count === undefined || number <= count.number) continue;
      if (number !== count.number + 1) {
        const missing = `batch ${count.number + 1} of position ${positionId} is missing`;
        throw new BrokenBatch(positionId, missing);
      }
      const { votes, lists, shown } = openIn(count.key, batch, sealed);
      count.number = number;
      count.ballots += ballots;
      addVotes(count.votes, votes);
      addVotes(count.lists, lists);
      count.onBatch?.({ ballots, votes }, shown);
      if (index % batchesATurn === batchesATurn - 1) await nextTurn();
    }
  } while (rows.length >= rowsAtOnce);
}

function openIn(key: ElectionKey, batch: SealedBatch, sealed: Buffer): OpenedBatch {
  try {
    return key.open(batch, sealed);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new BrokenBatch(batch.positionId, message, error);
  }
}

/** Adds votes to others in place. */
export function addVotes(votes: Map<string, number>, more: Votes): void {
  for (const [id, count] of more) votes.set(id, (votes.get(id) ?? 0) + count);
}
