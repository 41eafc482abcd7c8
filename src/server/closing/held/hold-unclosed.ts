import type { Tx } from '../../platform/db/client.ts';
import { listUnclosed } from '../../elections/store.ts';
import type { Unclosed } from '../../elections/store.ts';
import { pauseForRestore } from '../pause-for-restore.ts';
import { judgeClose } from './look-at-files.ts';

/**
 * Looks at each election that is not closed yet; answers those whose close is not an ordinary one. Nobody
 * votes in them any more: a vote would be thrown away, or change a result that everybody has seen.
 */
export async function holdUnclosed(
  parts: Parameters<typeof judgeClose>[0],
  onHeld?: (tx: Tx, election: { id: string; name: string }) => Promise<void>,
  isLookedAt: (election: Unclosed) => boolean = () => true,
): Promise<{ id: string; name: string }[]> {
  const held: { id: string; name: string }[] = [];
  for (const election of (await listUnclosed(parts.db)).filter(isLookedAt)) {
    const { id, name } = election;
    const verdict = await judgeClose(parts, election, async (tx) => {
      await pauseForRestore(tx, election);
      await onHeld?.(tx, { id, name });
    });
    if (verdict !== 'closes') held.push({ id, name });
  }
  return held;
}
