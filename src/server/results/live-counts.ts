import { setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';
import { phaseOf } from '#core/elections/phase.ts';
import { areCountsHidden } from '#core/elections/standings-mode.ts';
import type { Services } from '../services.ts';
import { datesOf } from '../elections/view.ts';

/** At most one look at the counts in this many milliseconds, however fast votes come. */
const debounceMs = 200;

/** The watch over moving counts. */
export interface Standings {
  close(): void;
}

/**
 * Pushes counts to open pages when they moved: at once after a quiet time, else together with what
 * moves meanwhile. Where no page is open nothing is read. Hidden counts never leave the server.
 */
export function startStandings(services: Pick<Services, 'live' | 'log' | 'elections'>): Standings {
  const moved = new Set<string>();
  const pushed = new Map<string, Pushed>();
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
    if (await isNobodyWatching()) return;
    try {
      await pushStandings(services, ids, pushed);
    } catch (error) {
      for (const id of ids) moved.add(id);
      services.log.warn({ err: error }, 'the standings could not be read');
      lookSoon();
    }
    // The next one waits as long as its turn has not come.
    await wait(debounceMs, null, { ref: false });
  }

  // Who opens a page reads the counts then, and what is read is younger than this pause.
  async function isNobodyWatching(): Promise<boolean> {
    if (services.live.watchers() > 0) return false;
    await wait(debounceMs, null, { ref: false });
    return services.live.watchers() === 0;
  }

  return { close: () => looks.pause() };
}

/** The counts that pages of this process were told last, of one election. */
type Pushed = ReadonlyMap<string, string>;

async function pushStandings(
  services: Pick<Services, 'live' | 'elections'>,
  electionIds: readonly string[],
  pushed: Map<string, Pushed>,
): Promise<void> {
  const now = new Date(services.live.databaseNow());
  for (const { row, candidates } of await services.elections.listCounted(now)) {
    if (!electionIds.includes(row.id)) continue;
    const phase = phaseOf(datesOf(row), now.getTime());
    if (phase === 'cancelled' || areCountsHidden(row.standings, phase === 'closed')) continue;
    const counted = candidates.filter((one) => one.votes !== null);
    const byPosition = [...Map.groupBy(counted, ({ positionId }) => positionId)].map(
      ([id, of]) => [id, JSON.stringify(of.map(({ id: entry, votes }) => [entry, votes]))] as const,
    );
    // Counts in batches: a push that changes nothing would tell when somebody votes. And of a hundred positions
    // one vote moves one.
    const before = pushed.get(row.id);
    const moved = byPosition.filter(([id, text]) => before?.get(id) !== text);
    if (moved.length === 0) continue;
    pushed.set(row.id, new Map(byPosition));
    const votes = Object.fromEntries(moved.flatMap(([, text]) => JSON.parse(text)));
    services.live.push('standings', { electionId: row.id, asOf: now.toISOString(), votes });
  }
}
