import { randomUUID } from 'node:crypto';
import { electionPath } from '#core/page-paths.ts';
import { supporterRuleWords } from '#core/elections/supporters.ts';
import { Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Answer } from '#contract/api.ts';
import { readLetterhead } from '../email/letterhead.ts';
import { nominationEmails } from '#texts/en/nomination-emails.ts';
import { councilEmail, leadingTo } from '../email/frame.ts';
import type { CouncilWords } from '../email/frame.ts';
import { spendMailbox } from '../email/mailbox-budget.ts';
import { queueNotice } from '../email/notice.ts';
import { queueEmail } from '../email/send.ts';
import { readClock } from '../platform/db/clock.ts';
import type { Tx } from '../platform/db/client.ts';
import { readSigningKey } from '../platform/db/signing-key.ts';
import { record } from '../platform/record.ts';
import { officerAct } from '../officer-act.ts';
import type { Services } from '../services.ts';
import { momentText } from '#core/campus/dates.ts';
import { supporterRuleOf } from '../elections/supporter-rule.ts';
import { enteredUrl } from './entered-token.ts';
import type { EnteredWay } from './entered-token.ts';
import { noteEmailed } from './entered-store.ts';
import type { EnteredRow } from './entered-store.ts';
import { refuseLate } from './refuse-late.ts';
import { lockUnanswered } from './lock-entered.ts';
import { spokenNames } from '../email/spoken-names.ts';

type Parts = Pick<Services, 'jobs' | 'mail' | 'config'>;
/** The longest that the link of an e-mail is of use where nobody knows yet when voting opens. */
const mostMinutes = 14 * 24 * 60;

/**
 * Asks somebody by e-mail whether they want to be a candidate. Where none can leave, answers the link to hand
 * over; an officer never reads that of somebody whom an e-mail reaches, also where their mailbox has had its share.
 */
export async function askEntered(
  tx: Tx,
  services: Parts,
  { row, timeZone }: { row: EnteredRow; timeZone: string },
): Promise<{ link: string; hasBudget: boolean }> {
  const { mail, config } = services;
  if (mail.delivery !== 'smtp' || row.address === null) {
    return { link: await linkOf(tx, services, row.id, 'shown'), hasBudget: true };
  }
  if (!(await spendMailbox(tx, 'entered', row.address))) return { link: '', hasBudget: false };
  const link = await linkOf(tx, services, row.id, 'sent');
  const campus = await readLetterhead(tx, config);
  const now = (await readClock(tx)).getTime();
  await queueEmail(tx, services, {
    key: `entered:${row.id}:${randomUUID()}`,
    to: row.address,
    secretFor: minutesLeft(row.startsAt, now),
    compose: () => councilEmail(wordsOf(row, { link, timeZone, now }), campus),
  });
  await noteEmailed(tx, row.id);
  return { link: '', hasBudget: true };
}

const linkOf = async (
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  id: string,
  way: EnteredWay,
): Promise<string> => enteredUrl(config.publicUrl, await readSigningKey(tx), id, way);

/** Until voting opens. Who stands by then takes an account with the link, or leaves the ballot. */
function minutesLeft(until: Date | null, now: number): number {
  if (until === null || until.getTime() <= now) return mostMinutes;
  return Math.max(1, Math.min(mostMinutes, Math.floor((until.getTime() - now) / 60_000)));
}

// No name: it could hold any text, written by one person for another to read. Who was published with their election,
// or where the campus chose so, is on the ballot until they say no.
function wordsOf(
  row: EnteredRow,
  given: { link: string; timeZone: string; now: number },
): CouncilWords {
  const isOpen = row.startsAt !== null && row.startsAt.getTime() <= given.now;
  if (row.saysYes === true) {
    return leadingTo(nominationEmails.candidacyLink(spokenNames(row)), given.link);
  }
  if (row.standsAs !== null && isOpen) {
    return leadingTo(nominationEmails.standsByLink(spokenNames(row)), given.link);
  }
  const opens = row.startsAt === null ? null : momentText(row.startsAt, given.timeZone);
  const rule = supporterRuleOf(row);
  const supporters = rule === null ? null : supporterRuleWords(rule);
  const said =
    row.standsAs === null
      ? nominationEmails.question(spokenNames(row), opens, supporters)
      : nominationEmails.standsUnlessNo(spokenNames(row), opens);
  return leadingTo(said, given.link);
}

/** Tells who was entered while voting is open that they are on the ballot. */
export async function tellStands(
  tx: Tx,
  services: Parts,
  given: {
    nominationId: string;
    accountId: string;
    electionId: string;
    election: string;
    position: string;
  },
): Promise<void> {
  await queueNotice(tx, services, {
    key: `entered-stands:${given.nominationId}`,
    accountId: given.accountId,
    words: () =>
      leadingTo(
        nominationEmails.standsNow(given),
        `${services.config.publicUrl}${electionPath(given.electionId)}`,
      ),
  });
}

/**
 * Sends somebody the e-mail again; where none can leave, gives the officer their link, and also that of who
 * stands without an account, for them to take it with one.
 */
export const askEnteredAgain = officerAct<'askEnteredAgain', Answer<'askEnteredAgain'>>({
  async run({ tx, actor, input: { id }, services, settings }) {
    const { timeZone } = settings;
    const row = await lockUnanswered(tx, actor, { id, orStands: true });
    if (row.saysYes === null && row.standsAs === null) await refuseLate(tx, row.electionId);
    const { link, hasBudget } = await askEntered(tx, services, { row, timeZone });
    if (!hasBudget) throw new Refused('too-many-requests');
    const { electionId, position, election } = row;
    await record(tx, {
      actorId: actor.id,
      act: link === '' ? 'nomination.ask-again' : 'nomination.hand-link',
      objectId: id,
      electionId,
      detail: `${position}, ${election}`,
    });
    return { link, ...(link !== '' && { message: answers.enteredLinkReady }) };
  },
  answer: (_services, _input, answer) => answer,
});
