import { startEachHour } from '../../platform/each-hour.ts';
import type { Services } from '../../services.ts';
import { listOpenElections, writeVotedBatch } from './store.ts';

/**
 * Every hour: tells people that they voted, those of each election together. The vote itself leaves
 * nothing behind for this, so nothing ties a notice to the moment of its vote.
 */
export async function tellVoted(services: Pick<Services, 'db' | 'transact'>): Promise<void> {
  for (const electionId of await listOpenElections(services.db)) {
    await services.transact((tx) => writeVotedBatch(tx, electionId));
  }
}

/** Does it whenever an hour of the database's clock ends. */
export function startTellingVoted(services: Pick<Services, 'db' | 'transact' | 'live' | 'log'>): {
  close(): void;
} {
  return startEachHour(services, () => tellVoted(services), 'voters were not told that they voted');
}
