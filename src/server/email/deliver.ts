import { randomInt } from 'node:crypto';
import { readClock } from '../platform/db/clock.ts';
import type { JobData } from '../platform/job-queues.ts';
import { MailRefused, MailUncertain, problemOf } from '../platform/mail/mail.ts';
import type { Services } from '../services.ts';
import { diedWhileSending } from './recover.ts';
import type { TakenEmail } from './store.ts';
import { takeTurn } from './pace-store.ts';
import {
  countWaiting,
  failEmail,
  failExpired,
  holdsLink,
  markFailed,
  markSent,
  markUnsent,
  takeEmail,
  withLock,
} from './store.ts';
import { wakeAfterSuccess } from './wake.ts';

/** The work of this feature that outlives a request. */
export function emailJobs(services: Parts) {
  return {
    'send-email': ({ emailId }: JobData['send-email']) => deliverEmail(services, emailId),
  };
}

/**
 * How often one e-mail is put off while others may leave; with the pauses of the job queue, about two
 * days. What waits because no e-mail can leave waits for as long as it takes.
 */
const mostPutOff = 20;

type Parts = Pick<Services, 'pool' | 'transact' | 'mail' | 'jobs'>;

/**
 * Hands one e-mail over, at most once: an e-mail whose fate is not known goes to the officers instead of
 * out again (spec 4). Throws when another try later makes sense.
 */
export async function deliverEmail(services: Parts, emailId: string): Promise<void> {
  const isOurs = await withLock(services.pool, emailId, () => takeAndSend(services, emailId));
  if (!isOurs) throw new Error('Another worker is at this e-mail.');
}

async function takeAndSend(services: Parts, emailId: string): Promise<void> {
  if (!(await hasTurn(services, emailId))) return;
  // Committed before the first word to the mail server, so that a crash leaves a trace.
  const email = await services.transact((tx) => takeEmail(tx, emailId));
  if (email === null) {
    await services.transact(async (tx) => {
      await failEmail(tx, emailId, diedWhileSending);
      await failExpired(tx, emailId);
    });
    return;
  }
  try {
    await services.mail.send(email);
  } catch (error) {
    await noteFailure(services, email, error);
    return;
  }
  await services.transact((tx) => markSent(tx, email));
  await wakeAfterSuccess(services);
}

/** Seconds by which e-mails may run ahead of the pace: those that carry a link overtake the others. */
const aheadBy = { link: 120, notice: 60 };
/** Over how many seconds those come again that came too early at least, so that they do not come all at once. */
const spread = 30;

/** Whether the pace leaves room for this e-mail now; if not, its job comes again when it will. */
async function hasTurn(services: Parts, emailId: string): Promise<boolean> {
  const { perMinute } = services.mail;
  if (perMinute === null) return true;
  return services.transact(async (tx) => {
    const isLink = await holdsLink(tx, emailId);
    const wait = await takeTurn(tx, { perMinute, ahead: aheadBy[isLink ? 'link' : 'notice'] });
    if (wait === 0) return true;
    // Of many that wait each would ask again and again: they come over as long as all of them take.
    const needed = isLink ? 0 : Math.ceil(((await countWaiting(tx)) * 60) / perMinute);
    const now = await readClock(tx);
    const again = wait + randomInt(Math.max(spread, needed));
    const notBefore = new Date(now.getTime() + again * 1_000);
    await services.jobs.enqueue(tx, 'send-email', { emailId }, { notBefore });
    return false;
  });
}

async function noteFailure(services: Parts, email: TakenEmail, error: unknown): Promise<void> {
  const problem = error instanceof Error ? error.message : String(error);
  const failure = { reason: problemOf(error), problem };
  const isForOfficers =
    error instanceof MailUncertain || (error instanceof MailRefused && error.isFinal);
  const isOver = await services.transact(async (tx) => {
    if (isForOfficers) {
      await markFailed(tx, email, failure);
      return true;
    }
    const putOff = await markUnsent(tx, email, failure);
    if (putOff < mostPutOff) return false;
    const story = `It could not be sent in ${putOff} attempts. ${problem}`;
    await markFailed(tx, email, { ...failure, problem: story });
    return true;
  });
  if (!isOver) throw error;
}
