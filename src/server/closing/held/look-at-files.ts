import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { resultCodeOf } from '#core/elections/result-code.ts';
import type { Config } from '../../config.ts';
import type { Db, Tx } from '../../platform/db/client.ts';
import { headsFileOf, resultsIn } from '../../record/heads-file.ts';
import { hashOfRecountFile } from '../../recount/recount-file.ts';
import { listHashes, listKits } from '../../recount/public.ts';
import { proveKit } from './prove-kit.ts';
import { holdClose } from '../../elections/holds-store.ts';
import type { Found, Verdict } from '../../elections/holds-store.ts';

interface Parts {
  db: Db;
  transact: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  config: Pick<Config, 'dataDir'>;
}

/**
 * Whether an election may be closed: the server's own files, its recount kits and the codes that it
 * wrote down, must know of no other close than the database does. One that was closed and published after
 * the moment of a backup is held until an admin has decided. `onHeld` is part of holding it.
 */
export async function judgeClose(
  { db, transact, config }: Parts,
  election: { id: string; is_rehearsal: boolean },
  onHeld?: (tx: Tx) => Promise<void>,
): Promise<Verdict> {
  if (election.is_rehearsal) return 'closes';
  const what = await readFiles(db, config.dataDir, election.id);
  return transact(async (tx) => {
    const verdict = await holdClose(tx, election.id, what);
    if (verdict === 'held') await onHeld?.(tx);
    return verdict;
  });
}

async function readFiles(db: Db, dataDir: string, electionId: string): Promise<Found> {
  const folder = path.join(dataDir, 'recounts');
  const kit = await hashOfRecountFile(folder, electionId);
  const kept = await listHashes(db, electionId);
  const known = (await listKits(db, [electionId])).get(electionId)?.votesSha256 ?? null;
  const text = await readFile(headsFileOf(dataDir), 'utf8').catch(() => '');
  const written = resultsIn(text)
    .filter((one) => one.electionId === electionId)
    .map(({ votesSha256 }) => votesSha256);
  const found = [
    ...(kit === null || kept.includes(kit) ? [] : [`kit ${kit}`]),
    ...new Set(written.filter((one) => one !== known).map((one) => `votes ${one}`)),
  ];
  const last = written.at(-1) ?? null;
  const code = last === null ? null : resultCodeOf(last);
  if (found.length === 0) return { found, kitSha256: null, problem: '', code };
  const { sha256, problem } = await proveKit(db, { folder, electionId, written: last });
  return { found, kitSha256: sha256, problem, code };
}
