import type { Db } from '../../platform/db/client.ts';
import type { Log } from '../../platform/log.ts';
import type { ElectionRow, WholeElection } from '../../elections/store.ts';
import { addNewBatches, addVotes, emptyCount } from './batches.ts';
import type { PositionCount } from './batches.ts';
import { shownAs } from './election-key.ts';
import type { ElectionKey, Votes } from './election-key.ts';
import type { KeyStore } from './key-folder.ts';

/**
 * The counts of sealed ballots, in the memory of this process: the sum of the batches it opened. It
 * is made anew at a start, and each reading adds what was sealed since.
 */
export interface SealedCounts {
  /**
   * The counts that are shown up to now, by election: less than all where they are shown in batches.
   * None for an election that this server cannot open, or whose setting is not the one that its votes
   * were cast under.
   */
  read(db: Db, elections: readonly WholeElection[]): Promise<ReadonlyMap<string, Votes>>;
  /** The elections whose setting of the standings was changed in the database after votes came. */
  listAltered(): string[];
  /** Forgets what was counted: after a restore the same numbers may stand for other batches. */
  forgetAll(): void;
}

interface Counted {
  positions: ReadonlyMap<string, PositionCount>;
  shown: Map<string, number>;
  /** The setting of the standings, as votes are sealed with it. */
  setting: Buffer;
  /** Votes were sealed with another one. */
  isAltered: boolean;
}

// More than any campus has open at once; those that ended stay until then.
const mostElections = 200;

export function openSealedCounts({ keys, log }: { keys: KeyStore; log: Log }): SealedCounts {
  const counted = new Map<string, Counted>();
  const altered = new Set<string>();

  async function findCounted(whole: WholeElection): Promise<[string, Counted] | null> {
    const { id, key_check: keyCheck } = whole.row;
    const key = keyCheck === null ? null : await keys.find({ id, keyCheck });
    if (key === null) return null;
    const before = counted.get(id);
    // Officers may choose another setting until the first vote, and other positions until the opening.
    const isSame =
      before?.setting.equals(shownAs(settingOf(whole.row))) === true &&
      before.positions.size === whole.positions.length &&
      whole.positions.every((position) => before.positions.has(position.id));
    const known = isSame ? before : beginCount(whole, key);
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

  /** Says once of each election that somebody changed behind our back how it shows its counts. */
  function refuseAltered(electionId: string, { isAltered }: Counted): boolean {
    if (!isAltered) altered.delete(electionId);
    else if (!altered.has(electionId)) {
      altered.add(electionId);
      log.error(
        { electionId },
        'the standings of an election were changed in the database after votes were cast: its counts are not shown until it is closed',
      );
    }
    return isAltered;
  }

  return {
    async read(db, elections) {
      const found = await Promise.all(elections.map(findCounted));
      const readable = new Map(found.filter((one) => one !== null));
      for (const id of await readAll(db, readable)) readable.delete(id);
      const sound = [...readable].filter(([id, one]) => !refuseAltered(id, one));
      return new Map(sound.map(([id, { shown }]) => [id, shown]));
    },
    listAltered: () => [...altered],
    forgetAll() {
      counted.clear();
      altered.clear();
    },
  };
}

const settingOf = ({ standings, settings }: ElectionRow) => ({
  standings,
  standings_batch: settings.standingsBatch,
});

function beginCount({ row, positions }: WholeElection, key: ElectionKey): Counted {
  const setting = settingOf(row);
  const least = setting.standings === 'in-batches' ? setting.standings_batch : 1;
  const shown = new Map<string, number>();
  const counted = { shown, setting: shownAs(setting), isAltered: false };
  const counts = positions.map(({ id }): [string, PositionCount] => {
    const show = showInBatches(shown, least);
    const onBatch: PositionCount['onBatch'] = (batch, sealed) => {
      if (sealed?.equals(counted.setting) === false) counted.isAltered = true;
      show(batch);
    };
    return [id, { ...emptyCount(key), onBatch }];
  });
  return Object.assign(counted, { positions: new Map(counts) });
}

/**
 * Shows the ballots of a position once as many as `least` came together. It depends only on the batches
 * and their order, so every process shows the same.
 */
function showInBatches(
  shown: Map<string, number>,
  least: number,
): (batch: { ballots: number; votes: Votes }) => void {
  const waiting = new Map<string, number>();
  let sum = 0;
  return ({ ballots, votes }) => {
    addVotes(waiting, votes);
    sum += ballots;
    if (sum < least) return;
    addVotes(shown, waiting);
    waiting.clear();
    sum = 0;
  };
}
