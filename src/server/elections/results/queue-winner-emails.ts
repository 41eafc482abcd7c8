import { outcomeOf } from '#core/elections/tally.ts';
import { electionPath } from '#core/page-paths.ts';
import { readUniversityName } from '../../campus/read-campus.ts';
import type { Config } from '../../config.ts';
import { queueEmail } from '../../email/send.ts';
import type { Tx } from '../../platform/db/client.ts';
import { readClock } from '../../platform/db/clock.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { CandidateRow } from '../store.ts';
import { listCountedElections } from '../list-counted.ts';
import type { SealedCounts } from '../sealed/sealed-counts.ts';
import { lockTurnouts } from '../store.ts';
import { isCounted } from '../view.ts';
import { winnerEmail } from './winner-email.ts';

/**
 * Queues the e-mails to the winners of an ended election, each once however often it is asked for
 * (spec 4). Waits for the votes under way, so the counts are the last ones. Answers the winners;
 * an election that goes on or is gone has none, and a rehearsal neither.
 */
export async function queueWinnerEmails(
  tx: Tx,
  services: {
    jobs: Pick<Jobs, 'enqueue'>;
    config: Pick<Config, 'publicUrl'>;
    sealedCounts: SealedCounts;
  },
  electionId: string,
): Promise<CandidateRow[]> {
  await lockTurnouts(tx, electionId, 'share');
  const { sealedCounts } = services;
  const which = { id: electionId, isEnded: true } as const;
  const [whole] = await listCountedElections({ db: tx, sealedCounts }, await readClock(tx), which);
  if (whole === undefined || whole.row.is_rehearsal || !isCounted(whole)) return [];
  const winners: CandidateRow[] = [];
  for (const candidates of Map.groupBy(whole.candidates, (one) => one.positionId).values()) {
    const outcome = outcomeOf(candidates);
    if (outcome.kind === 'winner') winners.push(outcome.winner);
  }
  const campus = {
    universityName: await readUniversityName(tx),
    publicUrl: services.config.publicUrl,
  };
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
          election: whole.row.name,
          resultsUrl: `${services.config.publicUrl}${electionPath(electionId)}`,
        },
        campus,
      ),
    });
  }
  return winners;
}
