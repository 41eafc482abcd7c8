import { isListEmail } from '#core/emails/list-emails.ts';
import { electionPath } from '#core/page-paths.ts';
import type { Tx } from '../../platform/db/client.ts';
import { readClock } from '../../platform/db/clock.ts';
import { MailRefused } from '../../platform/mail/mail.ts';
import type { OutgoingEmail } from '../../platform/mail/mail.ts';
import { letterheadOf } from '../letterhead.ts';
import { readSigningKey } from '../../platform/db/signing-key.ts';
import { everyEmail } from '#texts/en/every-email.ts';
import { composeFor } from '../compose-for.ts';
import { councilEmail } from '../frame.ts';
import { takeTurn } from '../pace-store.ts';
import { unsubscribeUrls } from '../unsubscribe-token.ts';
import { wakeAfterSuccess } from '../wake.ts';
import { composeForList } from './compose-for-list.ts';
import type { MailingParts } from './compose-for-list.ts';
import { findListDue } from './list-people-store.ts';
import {
  keepFailedAddress,
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
import type { ChangeToTell, Due, Taken } from './store.ts';
import { changeWords, mailingWords } from './words.ts';
import { spokenNames } from '../spoken-names.ts';

/** What one step did: nothing, one recipient done with, or seconds to wait for. */
type Step = 'nobody waits' | 'done' | { wait: number };

/** With pauses that double from a minute on, about four hours. */
const mostAttempts = 8;
const lostProblem =
  'The server stopped while it was sending this e-mail, so it may or may not have arrived.';

/**
 * Writes to the next recipient, at most once. Whether the e-mail still makes sense is looked at here, at
 * the moment of sending: nobody is written down beforehand as somebody who has not voted.
 */
export async function sendNext(services: MailingParts): Promise<Step> {
  if (!(await isAnyoneWaiting(services.db))) return 'nobody waits';
  const taken = await services.transact(takeRecipient);
  if (taken === null) return 'nobody waits';
  const compose = await composerFor(services, taken);
  if (compose === null) {
    await services.transact((tx) => settle(tx, taken, 'not due'));
    return 'done';
  }
  const wait = await waitForTurn(services, taken);
  if (wait > 0) return { wait };
  try {
    await services.mail.send(await compose());
  } catch (error) {
    return noteFailure(services, taken, error);
  }
  await services.transact((tx) => settle(tx, taken, 'sent'));
  await wakeAfterSuccess(services);
  return 'done';
}

/** What makes the e-mail to this recipient; null where there is nothing to tell them any more. */
async function composerFor(services: MailingParts, taken: Taken) {
  if (isListEmail(taken.kind)) {
    const due = await findListDue(services.db, taken, taken.kind);
    return due === null ? null : () => composeForList(services, taken, due);
  }
  const due = await findDue(services.db, taken);
  if (due === null) return null;
  const changes = due.kind === 'change' ? await listToldChanges(services.db, taken) : [];
  if (due.kind === 'change' && changes.length === 0) return null;
  return () => composeForAccount(services, taken, { ...due, changes });
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

async function composeForAccount(
  services: MailingParts,
  taken: Taken,
  due: Due & { changes: readonly ChangeToTell[] },
): Promise<OutgoingEmail> {
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
  const addressed = { id: `${taken.mailingId}-${taken.recipient}`, to: email };
  const campus = letterheadOf(settings, services.config);
  if (kind === 'change' || isListEmail(kind)) {
    const words = await composeFor(services.db, email, () =>
      councilEmail(changeWords(spokenNames(told), due.changes), campus, everyEmail.dear(due.name)),
    );
    return { ...addressed, ...words };
  }
  const key = await services.transact(readSigningKey);
  const unsubscribe = unsubscribeUrls(publicUrl, key, {
    accountId: due.accountId,
    kind: 'elections',
  });
  const now = await readClock(services.db);
  const frame = { ...campus, unsubscribeUrl: unsubscribe.page };
  const words = await composeFor(services.db, email, () =>
    councilEmail(mailingWords(kind, spokenNames(told), now), frame, everyEmail.dear(due.name)),
  );
  return { ...addressed, ...words, unsubscribeUrl: unsubscribe.oneClick };
}

async function noteFailure(services: MailingParts, taken: Taken, error: unknown): Promise<Step> {
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
  await services.transact((tx) => giveUp(tx, taken, problem));
  return 'done';
}

/** Seconds. */
const afterServerFailure = 60;

/**
 * Of an invitation the address stays, and of what goes to all on a list, whether they voted or not: of
 * the others it would say who may not have voted.
 */
async function giveUp(tx: Tx, taken: Taken, problem: string): Promise<void> {
  if (taken.kind === 'invitation') return keepFailed(tx, taken, problem);
  if (isListEmail(taken.kind)) await keepFailedAddress(tx, taken, problem);
  return settle(tx, taken, 'failed');
}

/** Gives up the recipients whose sender is gone. */
export async function giveUpLost(services: MailingParts): Promise<void> {
  await services.transact(async (tx) => {
    for (const taken of await listLost(tx)) await giveUp(tx, taken, lostProblem);
  });
}
