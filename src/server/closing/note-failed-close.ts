import { electionPath } from '#core/page-paths.ts';
import { adminEmails } from '#texts/en/admin-emails.ts';
import { spokenSentence } from '#texts/spoken-sentence.ts';
import { tellAdmins } from '../email/tell-admins.ts';
import type { Services } from '../services.ts';
import { noteFailure } from '../elections/failed-closes-store.ts';
import { BrokenBatch } from '../voting/sealed/batches.ts';

/**
 * Notes that this server could not close an election. Once none could for two minutes, the election's
 * page says it and every admin gets an e-mail.
 */
export async function noteFailedClose(
  services: Pick<Services, 'transact' | 'config' | 'jobs' | 'live'>,
  electionId: string,
  error: unknown,
): Promise<void> {
  const cause = error instanceof Error ? error.message : String(error);
  const positionId = error instanceof BrokenBatch ? error.positionId : null;
  await services.transact(async (tx) => {
    const told = await noteFailure(tx, { electionId, positionId, cause });
    if (told === null) return;
    const { election, position } = told;
    await tellAdmins(tx, services, {
      key: `failed-close:${electionId}:${told.since.toISOString()}`,
      words: () => adminEmails.failedClose(election, position, spokenSentence(cause)),
      url: `${services.config.publicUrl}${electionPath(electionId)}`,
    });
    await services.live.announce(tx, { kind: 'elections' });
  });
}
