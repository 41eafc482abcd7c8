import { momentText } from '#core/campus/dates.ts';
import { electionPath } from '#core/page-paths.ts';
import { readLetterhead, readTimeZone } from '../email/letterhead.ts';
import type { Letterhead } from '../email/letterhead.ts';
import { addedTimeEmails } from '#texts/en/added-time-emails.ts';
import { councilEmail, leadingTo } from '../email/frame.ts';
import type { FramedEmail } from '../email/frame.ts';
import { queueEmail } from '../email/send.ts';
import type { Services } from '../services.ts';
import { listElectionRows, withDates } from '../elections/store.ts';
import { listToTell, noteTold } from '../elections/added-time-store.ts';
import { spokenNames } from '../email/spoken-names.ts';

export { forgetAdded } from '../elections/added-time-store.ts';

/** How many are told in one transaction. */
const atOnce = 50;

/**
 * Tells those by e-mail who vote on, and those whose time was taken back: each what is so now, once, however
 * often this runs.
 */
export async function tellAdded(services: Services, electionId: string): Promise<void> {
  let isMore = true;
  while (isMore) isMore = await tellSome(services, electionId);
}

function tellSome(services: Services, electionId: string): Promise<boolean> {
  return services.transact(async (tx) => {
    const [found] = await listElectionRows(tx, { id: electionId });
    if (found === undefined || found.state === 'draft' || found.state === 'cancelled') return false;
    const row = withDates(found);
    const people = await listToTell(tx, electionId, atOnce);
    const letterhead = await readLetterhead(tx, services.config);
    const timeZone = await readTimeZone(tx, services.config);
    const until = momentText(row.ends_at, timeZone);
    const othersEnd = momentText(row.others_end_at ?? row.ends_at, timeZone);
    const url = `${services.config.publicUrl}${electionPath(electionId)}`;
    const said = { election: row.name, electionWords: row.translations, until, othersEnd, url };
    for (const { number, email, isTakenBack } of people) {
      if (email === null) continue;
      const compose = () =>
        isTakenBack
          ? takenBackEmail(spokenNames(said), letterhead)
          : addedEmail(spokenNames(said), letterhead);
      const what = isTakenBack ? 'taken-back' : 'added';
      const key = `added-time:${electionId}:${number}:${what}:${row.ends_at.toISOString()}`;
      await queueEmail(tx, services, { key, to: email, compose });
    }
    const numbers = people.map(({ number }) => number);
    await noteTold(tx, electionId, numbers);
    return people.length === atOnce;
  });
}

interface Said {
  election: string;
  until: string;
  othersEnd: string;
  url: string;
}

const addedEmail = ({ election, until, othersEnd, url }: Said, campus: Letterhead): FramedEmail =>
  councilEmail(leadingTo(addedTimeEmails.added(election, until, othersEnd), url), campus);

const takenBackEmail = ({ election, until, url }: Said, campus: Letterhead): FramedEmail =>
  councilEmail(leadingTo(addedTimeEmails.takenBack(election, until), url), campus);
