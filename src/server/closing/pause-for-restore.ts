import { voterLines } from '#texts/election-line.ts';
import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import { insertChange } from '../elections/life-store.ts';
import { markPausedByRestore } from '../elections/restores-store.ts';
import { listUnclosed } from '../elections/store.ts';

// It names no moment, so it is the same in each time zone.
const lines = voterLines('UTC', { key: 'paused-by-restore' });

/**
 * Pauses an election in which voting is open after a restore: votes may be missing that people cast, and its
 * result may have been shown. Answers whether it did; one that is paused already stays so until officers resume it.
 */
export async function pauseForRestore(
  tx: Tx,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  if (!(await markPausedByRestore(tx, id))) return false;
  await insertChange(tx, { electionId: id, ...lines, reason: '', actorId: null, officers: null });
  const line = { actorId: null, act: 'election.pause', objectId: id, electionId: id } as const;
  await record(tx, { ...line, detail: `${name}: the server was restored` });
  return true;
}

/** Pauses all of them; answers their names. */
export async function pauseAllForRestore(tx: Tx): Promise<string[]> {
  const paused: string[] = [];
  for (const election of await listUnclosed(tx)) {
    if (await pauseForRestore(tx, election)) paused.push(election.name);
  }
  return paused;
}
