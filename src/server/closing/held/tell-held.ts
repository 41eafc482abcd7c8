import { electionPath } from '#core/page-paths.ts';
import { tellAdmins } from '../../email/tell-admins.ts';
import type { Tx } from '../../platform/db/client.ts';
import type { Services } from '../../services.ts';
import { findHold } from '../../elections/holds-store.ts';

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
    subject: `Decide which result of ${name} counts`,
    lines: [
      `${name} was closed and published before${code === null ? '' : `, with the result code ${code}`}. Then the server was restored from a backup of an earlier moment, so its votes would be counted again, and the result could be different.`,
      'Nothing is counted until an admin decides. Either the published result stands, or the restored votes are counted.',
      canStand
        ? 'The recount kit of the published result is on the server, and its check passes.'
        : `Nothing on the server proves the published result. ${problem}`,
    ],
    action: {
      label: 'See the election',
      url: `${services.config.publicUrl}${electionPath(id)}`,
      inText: 'The election is at',
    },
  });
  await services.live.announce(tx, { kind: 'elections' });
}
