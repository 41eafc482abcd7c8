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
  let isResting = false;
  let isClosed = false;

  services.live.onChange((change) => {
    if (change.kind === 'elections' || change.kind === 'unknown')
      services.live.push('elections', {});
    if (change.kind !== 'standings') return;
    moved.add(change.electionId);
    void look();
  });

  async function look(): Promise<void> {
    if (isResting || isClosed || moved.size === 0) return;
    isResting = true;
    const ids = [...moved];
    moved.clear();
    try {
      await pushStandings(services, ids);
    } catch (error) {
      for (const id of ids) moved.add(id);
      services.log.warn({ err: error }, 'the standings could not be read');
    }
    const rest = setTimeout(() => {
      isResting = false;
      void look();
    }, debounceMs);
    rest.unref();
  }

  return {
    close() {
      isClosed = true;
    },
  };
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
