import type { JobData } from '../platform/jobs.ts';
import { MailRefused, MailUncertain } from '../platform/mail/mail.ts';
import type { Services } from '../services.ts';
import { diedWhileSending } from './recover.ts';
import type { TakenLetter } from './store.ts';
import { dropExpired, markSent, markUnsent, strandLetter, takeLetter, withLock } from './store.ts';

/** The work of this feature that outlives a request. */
export function letterJobs(services: Pick<Services, 'pool' | 'transact' | 'mail'>) {
  return {
    'send-letter': ({ letterId }: JobData['send-letter']) => deliverLetter(services, letterId),
  };
}

/** With the pauses of the job queue, about two days. */
const mostAttempts = 20;

type Parts = Pick<Services, 'pool' | 'transact' | 'mail'>;

/**
 * Hands one letter over, at most once: a letter whose fate is not known goes to the officers instead of
 * out again (spec 4). Throws when another try later makes sense.
 */
export async function deliverLetter(services: Parts, letterId: string): Promise<void> {
  const isOurs = await withLock(services.pool, letterId, () => takeAndSend(services, letterId));
  if (!isOurs) throw new Error('Another worker is at this letter.');
}

async function takeAndSend(services: Parts, letterId: string): Promise<void> {
  // Committed before the first word to the mail server, so that a crash leaves a trace.
  const letter = await services.transact((tx) => takeLetter(tx, letterId));
  if (letter === null) {
    await services.transact(async (tx) => {
      await strandLetter(tx, letterId, diedWhileSending);
      await dropExpired(tx, letterId);
    });
    return;
  }
  try {
    await services.mail.send(letter);
  } catch (error) {
    await noteFailure(services, letter, error);
    return;
  }
  await services.transact((tx) => markSent(tx, letter));
}

async function noteFailure(services: Parts, letter: TakenLetter, error: unknown): Promise<void> {
  const problem = error instanceof Error ? error.message : String(error);
  const needsOfficer =
    error instanceof MailUncertain || (error instanceof MailRefused && error.isFinal);
  if (needsOfficer) {
    await services.transact((tx) => markUnsent(tx, letter, 'stuck', problem));
    return;
  }
  if (letter.attempt >= mostAttempts) {
    const story = `It could not be sent in ${letter.attempt} attempts. ${problem}`;
    await services.transact((tx) => markUnsent(tx, letter, 'stuck', story));
    return;
  }
  await services.transact((tx) => markUnsent(tx, letter, 'waiting', problem));
  throw error;
}
