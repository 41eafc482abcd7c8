import type { Db } from '../../platform/db/client.ts';
import type { Log } from '../../platform/log.ts';
import type { WholeElection } from '../store.ts';
import { addNewBatches, addVotes, emptyCount } from './batches.ts';
import type { PositionCount, Votes } from './batches.ts';
import type { ElectionKey } from './election-key.ts';
import type { KeyStore } from './key-folder.ts';

/** The votes of an election whose ballots are sealed. */
export interface ElectionCounts {
  all: Votes;
  /** What is shown while people vote: less than all of them where they are shown in batches. */
  shown: Votes;
}

/**
 * The counts of sealed ballots, in the memory of this process: the sum of the batches it opened. It
 * is made anew at a start, and each reading adds what was sealed since.
 */
export interface SealedCounts {
  /** The counts up to now by election; none for an election that this server cannot open. */
  read(db: Db, elections: readonly WholeElection[]): Promise<ReadonlyMap<string, ElectionCounts>>;
  /** Forgets what was counted: after a restore the same numbers may stand for other batches. */
  forgetAll(): void;
}

interface Counted {
  positions: ReadonlyMap<string, PositionCount>;
  all: Map<string, number>;
  shown: Map<string, number>;
}

// More than any campus has open at once; those that ended stay until then.
const mostElections = 200;

export function openSealedCounts({ keys, log }: { keys: KeyStore; log: Log }): SealedCounts {
  const counted = new Map<string, Counted>();

  async function findCounted(whole: WholeElection): Promise<[string, Counted] | null> {
    const { id, key_check: keyCheck } = whole.row;
    const key = keyCheck === null ? null : await keys.find({ id, keyCheck });
    if (key === null) return null;
    const known = counted.get(id) ?? beginCount(whole, key);
    if (counted.size >= mostElections) counted.clear();
    counted.set(id, known);
    return [id, known];
  }

  async function readAll(db: Db, elections: ReadonlyMap<string, Counted>): Promise<string[]> {
    try {
      await addNewBatches(
        db,
        new Map([...elections.values()].flatMap((one) => [...one.positions])),
      );
      return [];
    } catch {
      return readEach(db, elections);
    }
  }

  /** One that is damaged does not keep the others from being counted. Answers those that are. */
  async function readEach(db: Db, elections: ReadonlyMap<string, Counted>): Promise<string[]> {
    const damaged: string[] = [];
    for (const [electionId, { positions }] of elections) {
      try {
        await addNewBatches(db, positions);
      } catch (error) {
        log.error({ err: error, electionId }, 'sealed ballots could not be opened');
        damaged.push(electionId);
      }
    }
    return damaged;
  }

  return {
    async read(db, elections) {
      const found = await Promise.all(elections.map(findCounted));
      const readable = new Map(found.filter((one) => one !== null));
      for (const id of await readAll(db, readable)) readable.delete(id);
      return readable;
    },
    forgetAll() {
      counted.clear();
    },
  };
}

function beginCount({ row, positions }: WholeElection, key: ElectionKey): Counted {
  const [all, shown] = [new Map<string, number>(), new Map<string, number>()];
  const least = row.standings === 'in-batches' ? row.standings_batch : 1;
  const counts = positions.map(({ id }): [string, PositionCount] => {
    const show = showInBatches(shown, least);
    const onBatch = (votes: Votes) => {
      addVotes(all, votes);
      show(votes);
    };
    return [id, { ...emptyCount(key), onBatch }];
  });
  return { positions: new Map(counts), all, shown };
}

/**
 * Shows the votes of a position once as many as `least` came together. It depends only on the batches
 * and their order, so every process shows the same.
 */
function showInBatches(shown: Map<string, number>, least: number): (votes: Votes) => void {
  const waiting = new Map<string, number>();
  return (votes) => {
    addVotes(waiting, votes);
    const sum = [...waiting.values()].reduce((total, count) => total + count, 0);
    if (sum < least) return;
    addVotes(shown, waiting);
    waiting.clear();
  };
}
