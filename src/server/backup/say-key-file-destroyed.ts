import { existsSync } from 'node:fs';
import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../services.ts';
import { listKeyFiles, sayDestroyed } from './key-copies.ts';

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
