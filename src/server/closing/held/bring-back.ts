import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { resultCodeOf } from '#core/elections/result-code.ts';
import type { Services } from '../../services.ts';
import { keepKit } from '../../recount/keep-kit.ts';
import { hashOfRecountFile, recountFileOf } from '../../recount/recount-file.ts';
import { measureKit } from '../../recount/kit-bytes.ts';
import { lockElection, lockTurnouts } from '../../elections/store.ts';
import { bringBack, findHold } from '../../elections/holds-store.ts';

/**
 * Brings the result back that was published before a restore, out of its recount file, and makes its kit
 * anew: with the same votes, the same random bytes and so the same result code. All in one transaction;
 * safe to repeat. False where this server has not got that file.
 */
export async function bringBackResult(
  services: Pick<Services, 'db' | 'transact' | 'config' | 'live'>,
  electionId: string,
): Promise<boolean> {
  const hold = await findHold(services.db, electionId);
  if (hold === null || hold.isBroughtBack) return true;
  const folder = path.join(services.config.dataDir, 'recounts');
  if ((await hashOfRecountFile(folder, electionId)) !== hold.kitSha256) return false;
  const file = await readFile(recountFileOf(folder, electionId));
  await services.transact(async (tx) => {
    await lockTurnouts(tx, electionId, 'update');
    if ((await lockElection(tx, electionId, 'no key update')) === null) return;
    if (!(await bringBack(tx, electionId, file))) return;
    const kit = await keepKit(tx, electionId, 'first');
    const votes = kit === null ? null : (await measureKit(tx, kit)).votesSha256;
    if (hold.code !== null && (votes === null || resultCodeOf(votes) !== hold.code)) {
      throw new Error('what was brought back has another result code than was published');
    }
    await services.live.announce(tx, { kind: 'elections' });
  });
  return true;
}
