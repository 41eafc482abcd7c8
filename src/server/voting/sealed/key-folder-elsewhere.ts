// Whether the servers of one database have one folder of keys: who lacks the key of an election takes none of its votes.
import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import { refusedWords } from '#texts/en/refused.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../platform/db/client.ts';
import { listServersElsewhere } from '../../platform/db/releases-store.ts';
import { markName } from './key-owner.ts';

/**
 * What a server says beside its sign of life: which folder it has, and its own name. A file has the same number
 * wherever its folder is mounted, and a copy of it has another.
 */
export async function signOfServer({
  keysDir,
  port,
}: Pick<Config, 'keysDir' | 'port'>): Promise<string> {
  const { ino, mtimeMs } = await stat(path.join(keysDir, markName), { bigint: true });
  const folder = createHash('sha256').update(`${ino} ${mtimeMs}`).digest('hex').slice(0, 8);
  // PostgreSQL keeps 63 characters of the whole.
  const host = os
    .hostname()
    .replaceAll(/[^\w.-]/g, '')
    .slice(0, 16);
  return `${folder} ${host}:${port}`;
}

/** Half of all votes would be refused. An admin, who knows the servers, may go on. */
export async function refuseKeysElsewhere(
  db: Database['db'],
  own: string,
  { role }: Pick<Actor, 'role'>,
): Promise<void> {
  if (role === 'admin') return;
  const [name] = await listServersElsewhere(db, own);
  if (name === undefined) return;
  throw new Refused('keys-elsewhere', { words: () => refusedWords.keysElsewhere(name) });
}
