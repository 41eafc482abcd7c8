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
  if (await nothingIsLeftToQueue(services, email)) return;
  const isWinner = await services.transact(async (tx) => {
    const candidacies = await listEndedCandidacies(tx, email);
    let hasWon = false;
    for (const electionId of new Set(candidacies.map((one) => one.electionId))) {
      const winners = await queueWinnerEmails(tx, services, electionId);
      const own = candidacies.filter((one) => one.electionId === electionId);
      hasWon ||= winners.some((winner) => own.some((one) => one.nomineeId === winner.nomineeId));
    }
    return hasWon;
  });
  if (!isWinner) throw new Refused('not-a-winner');
}

/** All browsers ask for each winner, and the close has queued the e-mails: then nothing is locked or counted. */
async function nothingIsLeftToQueue({ db }: Services, email: string): Promise<boolean> {
  const candidacies = await listEndedCandidacies(db, email);
  return (
    candidacies.some((one) => one.isCongratulated) &&
    candidacies.every((one) => one.isCongratulated || one.isCertified)
  );
}
