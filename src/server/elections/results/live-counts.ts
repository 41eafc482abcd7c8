import { setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';
import type { Services } from '../../services.ts';
import { listVisibleCounts } from '../store.ts';

/** At most one look at the counts in this many milliseconds, however fast votes come. */
const debounceMs = 200;

/** The watch over moving counts. */
export interface Standings {
  close(): void;
}

/**
 * Pushes counts to open pages when they moved: at once after a quiet time, else together with what
 * moves meanwhile. Hidden counts never leave the database.
 */
export function startStandings(services: Pick<Services, 'db' | 'live' | 'log'>): Standings {
  const moved = new Set<string>();
  const looks = new PQueue({ concurrency: 1 });

  services.live.onChange((change) => {
    if (change.kind === 'elections' || change.kind === 'unknown')
      services.live.push('elections', {});
    if (change.kind !== 'standings') return;
    moved.add(change.electionId);
    lookSoon();
  });

  function lookSoon(): void {
    // One that waits will see what moves until then.
    if (looks.size === 0) void looks.add(look);
  }

  async function look(): Promise<void> {
    const ids = [...moved];
    moved.clear();
    try {
      await pushStandings(services, ids);
    } catch (error) {
      for (const id of ids) moved.add(id);
      services.log.warn({ err: error }, 'the standings could not be read');
      lookSoon();
    }
    // The next one waits as long as its turn has not come.
    await wait(debounceMs, null, { ref: false });
  }

  return { close: () => looks.pause() };
}

async function pushStandings(
  { db, live }: Pick<Services, 'db' | 'live'>,
  electionIds: readonly string[],
): Promise<void> {
  const counts = await listVisibleCounts(db, electionIds);
  for (const [electionId, rows] of Map.groupBy(counts, (row) => row.electionId)) {
    const [first] = rows;
    if (first === undefined) continue;
    live.push('standings', {
      electionId,
      asOf: first.readAt.toISOString(),
      votes: Object.fromEntries(rows.map((row) => [row.id, row.votes])),
    });
  }
}
