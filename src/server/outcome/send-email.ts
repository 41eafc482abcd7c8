import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../services.ts';
import { listEndedCandidacies } from '../nominations/public.ts';
import { queueWinnerEmails } from './queue-winner-emails.ts';

/**
 * Queues the e-mail to a winner, once however many browsers ask (specification, section 4). What
 * the caller wrote is not read: the e-mail is ours.
 */
export async function sendEmail(services: Services, _actor: unknown, input: Input<'sendEmail'>) {
  const email = input.email.toLowerCase();
  const isWinner = await services.transact(async (tx) => {
    const candidacies = await listEndedCandidacies(tx, email);
    let hasWon = false;
    for (const { electionId, nomineeId } of candidacies) {
      const winners = await queueWinnerEmails(tx, services, electionId);
      hasWon ||= winners.some((winner) => winner.nomineeId === nomineeId);
    }
    return hasWon;
  });
  if (!isWinner) throw new Refused('not-a-winner');
}
