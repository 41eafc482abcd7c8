import { Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../../services.ts';
import { listEndedCandidacies } from '../nominations/store.ts';
import { queueWinnerLetters } from './queue-winner-emails.ts';

// Every browser asks for every winner once (spec 4), so those just served are remembered a while.
const served = new WeakMap<Services, Map<string, number>>();
const servedFor = 60_000;

/** Queues the letter to a winner. What the caller wrote is not read: the letter is ours. */
export async function sendEmail(services: Services, _actor: unknown, input: Input<'sendEmail'>) {
  const email = input.email.toLowerCase();
  const remembered = served.get(services) ?? new Map<string, number>();
  served.set(services, remembered);
  const now = services.clock.now();
  if ((remembered.get(email) ?? 0) <= now) {
    await queueFor(services, email);
    remembered.set(email, now + servedFor);
  }
  return { message: answers.letterQueued };
}

async function queueFor(services: Services, email: string): Promise<void> {
  const candidacies = await listEndedCandidacies(services.db, email);
  const isWinner = await services.transact(async (tx) => {
    let hasWon = false;
    for (const { electionId, nomineeId } of candidacies) {
      const winners = await queueWinnerLetters(tx, services, electionId);
      hasWon ||= winners.some((winner) => winner.nomineeId === nomineeId);
    }
    return hasWon;
  });
  if (!isWinner) throw new Refused('not-a-winner');
}
