import type { Tx } from '../../platform/db/client.ts';
import { listUnclosed } from '../../elections/store.ts';
import type { Unclosed } from '../../elections/store.ts';
import { pauseForRestore } from '../pause-for-restore.ts';
import { judgeClose } from './look-at-files.ts';
import { electionPath } from '#core/page-paths.ts';
import { adminEmails } from '#texts/en/admin-emails.ts';
import { unprovedText } from '#texts/kept-problems.ts';
import { tellAdmins } from '../../email/tell-admins.ts';
import type { Services } from '../../services.ts';
import { findHold } from '../../elections/holds-store.ts';

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

/** Tells every admin, once, that an election waits for their decision, and open pages that it does. */
export async function tellHeld(
  tx: Tx,
  services: Pick<Services, 'config' | 'jobs' | 'live'>,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const hold = await findHold(tx, id);
  if (hold === null) return;
  const { code, canStand, problem, since } = hold;
  await tellAdmins(tx, services, {
    key: `held:${id}:${since.toISOString()}`,
    words: () =>
      adminEmails.heldClose({
        election: name,
        code,
        problem: canStand ? null : unprovedText(problem),
      }),
    url: `${services.config.publicUrl}${electionPath(id)}`,
  });
  await services.live.announce(tx, { kind: 'elections' });
}
