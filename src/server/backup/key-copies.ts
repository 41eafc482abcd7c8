import { randomUUID } from 'node:crypto';
import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import { listKeyFiles, noteDestroyed } from './key-files-store.ts';
import { existsSync } from 'node:fs';
import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../services.ts';

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

/** An admin says that a copy of keys was destroyed, as `npm run keys -- destroyed` does on the machine. */
export async function sayKeyFileDestroyed(
  { db, transact }: Services,
  actor: Actor,
  { id }: Input<'sayKeyFileDestroyed'>,
): Promise<void> {
  const copy = (await listKeyFiles(db)).find((one) => one.id === id);
  if (copy === undefined) throw new Refused('unknown-key-file');
  if (existsSync(copy.file)) throw new Refused('key-file-there');
  const noted = await transact((tx) => sayDestroyed(tx, [copy.file], actor.id));
  // Somebody else has said so meanwhile.
  if (noted.length === 0) throw new Refused('unknown-key-file');
}
