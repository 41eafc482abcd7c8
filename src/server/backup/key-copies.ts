import { randomUUID } from 'node:crypto';
import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import { listKeyFiles, noteDestroyed } from './key-files-store.ts';

export { listKeyFiles };

/**
 * Somebody says that copies were destroyed, an officer or whoever runs the server: an entry in the record
 * for each. Answers those that were noted.
 */
export async function sayDestroyed(
  tx: Tx,
  files: readonly string[],
  actorId: string | null = null,
): Promise<string[]> {
  const noted = await noteDestroyed(tx, files);
  const line = { actorId, act: 'campus.key-file' } as const;
  for (const file of noted) await record(tx, { ...line, objectId: randomUUID(), detail: file });
  return noted;
}
