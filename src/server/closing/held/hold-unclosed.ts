import type { Tx } from '../../platform/db/client.ts';
import { listUnclosed } from '../../elections/store.ts';
import { judgeClose } from './look-at-files.ts';

/** Looks at each election that is not closed yet; answers those whose close is not an ordinary one. */
export async function holdUnclosed(
  parts: Parameters<typeof judgeClose>[0],
  onHeld?: (tx: Tx, election: { id: string; name: string }) => Promise<void>,
): Promise<{ id: string; name: string }[]> {
  const held: { id: string; name: string }[] = [];
  for (const election of await listUnclosed(parts.db)) {
    const { id, name } = election;
    const verdict = await judgeClose(parts, election, async (tx) => onHeld?.(tx, { id, name }));
    if (verdict !== 'closes') held.push({ id, name });
  }
  return held;
}
