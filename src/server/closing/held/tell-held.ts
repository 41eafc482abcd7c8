import { electionPath } from '#core/page-paths.ts';
import { adminEmails } from '#texts/en/admin-emails.ts';
import { spokenSentence } from '#texts/spoken-sentence.ts';
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
    words: () =>
      adminEmails.heldClose({
        election: name,
        code,
        problem: canStand ? null : spokenSentence(problem),
      }),
    url: `${services.config.publicUrl}${electionPath(id)}`,
  });
  await services.live.announce(tx, { kind: 'elections' });
}
