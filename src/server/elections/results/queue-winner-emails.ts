import { electionPath } from '#core/page-paths.ts';
import { readLetterhead } from '../../campus/letterhead.ts';
import type { Config } from '../../config.ts';
import { queueEmail } from '../../email/send.ts';
import type { Tx } from '../../platform/db/client.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { CandidateRow } from '../store.ts';
import type { SealedCounts } from '../sealed/sealed-counts.ts';
import { findWinners } from './find-winners.ts';
import { winnerEmail } from './winner-email.ts';

/**
 * Queues the e-mails to the winners of an ended election, each once however often it is asked for
 * (spec 4). Answers the winners.
 */
export async function queueWinnerEmails(
  tx: Tx,
  services: {
    jobs: Pick<Jobs, 'enqueue'>;
    config: Pick<Config, 'publicUrl' | 'isPublicUrlSet'>;
    sealedCounts: SealedCounts;
  },
  electionId: string,
): Promise<CandidateRow[]> {
  const { winners, electionName } = await findWinners(tx, services, electionId);
  const campus = await readLetterhead(tx, services.config);
  for (const winner of winners) {
    // An account that was closed has no address any more.
    if (winner.email === null) continue;
    await queueEmail(tx, services, {
      key: `winner:${electionId}:${winner.positionId}:${winner.nomineeId}`,
      to: winner.email,
      ...winnerEmail(
        {
          winner: winner.name,
          position: winner.position,
          election: electionName,
          resultsUrl: `${services.config.publicUrl}${electionPath(electionId)}`,
        },
        campus,
      ),
    });
  }
  return winners;
}
