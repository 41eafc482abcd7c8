import { electionPath } from '#core/page-paths.ts';
import { readClock } from '../../platform/db/clock.ts';
import { MailRefused } from '../../platform/mail/mail.ts';
import type { OutgoingEmail } from '../../platform/mail/mail.ts';
import { letterheadOf } from '../../campus/letterhead.ts';
import type { Services } from '../../services.ts';
import { readSigningKey } from '../../platform/db/signing-key.ts';
import { frameEmail } from '../frame.ts';
import { takeTurn } from '../pace-store.ts';
import { unsubscribeUrl } from '../unsubscribe-token.ts';
import { wakeAfterSuccess } from '../wake.ts';
import type { Due, MailingKind, Taken } from './store.ts';
import {
  findDue,
  isAnyoneWaiting,
  keepFailed,
  listLost,
  listToldChanges,
  pauseMailing,
  putOff,
  settle,
  takeRecipient,
} from './store.ts';
import { changeWords, mailingWords } from './words.ts';

export type MailingParts = Pick<
  Services,
  'db' | 'transact' | 'jobs' | 'mail' | 'config' | 'campus'
>;

/** What one step did: nothing, one recipient done with, or seconds to wait for. */
type Step = 'nobody waits' | 'done' | { wait: number };

/** With pauses that double from a minute on, about four hours. */
const mostAttempts = 8;
const lostProblem = 'The server stopped while it sent this, so it may or may not have arrived.';

/**
 * Writes to the next recipient, at most once. Whether the e-mail still makes sense is looked at here, at
 * the moment of sending: nobody is written down beforehand as somebody who has not voted.
 */
export async function sendNext(services: MailingParts): Promise<Step> {
  if (!(await isAnyoneWaiting(services.db))) return 'nobody waits';
  const taken = await services.transact(takeRecipient);
  if (taken === null) return 'nobody waits';
  const due = await findDue(services.db, taken);
  if (due === null) {
    await services.transact((tx) => settle(tx, taken, 'not due'));
    return 'done';
  }
  const wait = await waitForTurn(services, taken);
  if (wait > 0) return { wait };
  try {
    await services.mail.send(await composeFor(services, taken, due));
  } catch (error) {
    return noteFailure(services, taken, due.kind, error);
  }
  await services.transact((tx) => settle(tx, taken, 'sent'));
  await wakeAfterSuccess(services);
  return 'done';
}

/** In how many seconds there is room for this e-mail. Whoever needs none is done with at once. */
async function waitForTurn(services: MailingParts, taken: Taken): Promise<number> {
  const { perMinute } = services.mail;
  if (perMinute === null) return 0;
  return services.transact(async (tx) => {
    const wait = await takeTurn(tx, { perMinute, ahead: 0 });
    if (wait > 0) await putOff(tx, { ...taken, attempts: taken.attempts - 1 }, 0);
    return wait;
  });
}

async function composeFor(services: MailingParts, taken: Taken, due: Due): Promise<OutgoingEmail> {
  const settings = await services.campus.settings();
  const { timeZone } = settings;
  const { publicUrl } = services.config;
  const { kind, email, electionId } = due;
  const told = {
    ...due,
    timeZone,
    publicUrl,
    url: `${publicUrl}${electionPath(electionId)}`,
  };
  const addressed = { id: `${taken.mailingId}-${taken.accountId}`, to: email };
  const frame = {
    ...letterheadOf(settings, services.config),
    reason:
      kind === 'voted'
        ? 'You get this e-mail because somebody voted with your account.'
        : 'You get this e-mail because you may vote in this election.',
  };
  if (kind === 'change') {
    const words = changeWords(told, await listToldChanges(services.db, taken.mailingId));
    const reason = 'You get this e-mail because this election concerns you.';
    return { ...addressed, ...frameEmail(words, { ...frame, reason }) };
  }
  const key = await services.transact(readSigningKey);
  const link = unsubscribeUrl(publicUrl, key, { accountId: taken.accountId, kind });
  const words = mailingWords(kind, told, await readClock(services.db));
  return {
    ...addressed,
    ...frameEmail(words, { ...frame, unsubscribeUrl: link }),
    unsubscribeUrl: link,
  };
}

async function noteFailure(
  services: MailingParts,
  taken: Taken,
  kind: MailingKind,
  error: unknown,
): Promise<Step> {
  const problem = error instanceof Error ? error.message : String(error);
  if (error instanceof MailRefused && !error.isFinal) {
    if (!error.isAboutTheEmail) {
      // No e-mail can leave: it is not this recipient's fault.
      await services.transact(async (tx) => {
        await putOff(tx, { ...taken, attempts: taken.attempts - 1 }, 0);
        await pauseMailing(tx, taken.mailingId, { problem, seconds: afterServerFailure });
      });
      return 'done';
    }
    if (taken.attempts < mostAttempts) {
      await services.transact((tx) => putOff(tx, taken, 60 * 2 ** (taken.attempts - 1)));
      return 'done';
    }
  }
  await giveUp(services, taken, kind, problem);
  return 'done';
}

/** Seconds. */
const afterServerFailure = 60;

/** Only of an invitation does the address stay: of the others it would say who may not have voted. */
async function giveUp(
  services: MailingParts,
  taken: Taken,
  kind: MailingKind,
  problem: string,
): Promise<void> {
  await services.transact((tx) =>
    kind === 'invitation' ? keepFailed(tx, taken, problem) : settle(tx, taken, 'failed'),
  );
}

/** Gives up the recipients whose sender is gone. */
export async function giveUpLost(services: MailingParts): Promise<void> {
  await services.transact(async (tx) => {
    for (const { kind, ...taken } of await listLost(tx)) {
      await (kind === 'invitation'
        ? keepFailed(tx, taken, lostProblem)
        : settle(tx, taken, 'failed'));
    }
  });
}
