import { formatNearDay } from '#core/campus/dates.ts';
import { electionPath } from '#core/page-paths.ts';
import { readTimeZone, readLetterhead } from '../email/letterhead.ts';
import type { Config } from '../config.ts';
import { queueEmails } from '../email/send.ts';
import type { Tx } from '../platform/db/client.ts';
import { readClock } from '../platform/db/clock.ts';
import type { Jobs } from '../platform/jobs.ts';
import { keepComplaintsUntil } from '../counting/public.ts';
import type { CandidateRow } from '../elections/store.ts';
import type { SealedCounts } from '../voting/sealed/sealed-counts.ts';
import type { Winners } from './find-winners.ts';
import { findWinners } from './find-winners.ts';
import { spokenNames } from '../email/spoken-names.ts';
import { withLine } from '#core/elections/with-line.ts';
import { congratulationSubject } from '#core/elections/congratulation.ts';
import type { Won } from '#core/elections/congratulation.ts';
import { everyEmail } from '#texts/en/every-email.ts';
import { winnerEmails } from '#texts/en/winner-emails.ts';
import { frameEmail, leadingTo } from '../email/frame.ts';
import type { EmailFrame, FramedEmail } from '../email/frame.ts';

/** The key of the e-mail to a winner. Who takes an account afterwards is not congratulated again. */
export const winnerKey = (electionId: string, winner: CandidateRow): string =>
  `winner:${electionId}:${winner.positionId}:${winner.wasEnteredByName ? winner.id : winner.nomineeId}`;

/**
 * Queues the e-mails to the winners of an ended election, each once however often it is asked for
 * (spec 4). Answers the winners. `again` has another key for who won, heard of another outcome, and
 * has won after all.
 */
export async function queueWinnerEmails(
  tx: Tx,
  services: {
    jobs: Pick<Jobs, 'enqueueAll'>;
    config: Pick<Config, 'publicUrl' | 'isPublicUrlSet'> & Partial<Pick<Config, 'timeZone'>>;
    sealedCounts: SealedCounts;
  },
  electionId: string,
  again: ReadonlyMap<string, string> = new Map(),
): Promise<CandidateRow[]> {
  const found = await findWinners(tx, services, electionId);
  const { winners, electionName, electionWords } = found;
  if (winners.length === 0) return winners;
  const campus = await readLetterhead(tx, services.config);
  const openUntil = await lastDayOfComplaints(tx, services, electionId, found);
  const emails = winners.flatMap((winner) => {
    // An account that was closed has no address any more.
    if (winner.email === null) return [];
    const key = winnerKey(electionId, winner);
    const compose = () =>
      winnerEmail(
        {
          winner: withLine(winner.name, winner.apart ?? undefined),
          ...spokenNames({
            election: electionName,
            electionWords,
            position: winner.position,
            positionWords: winner.positionWords,
          }),
          resultsUrl: `${services.config.publicUrl}${electionPath(electionId)}`,
          openUntil,
        },
        campus,
      );
    return [{ key: again.get(key) ?? key, to: winner.email, compose }];
  });
  await queueEmails(tx, services, emails);
  return winners;
}

/** In words; empty where that time is over, null where the result is certified. */
async function lastDayOfComplaints(
  tx: Tx,
  { config }: { config: Partial<Pick<Config, 'timeZone'>> },
  electionId: string,
  { isCertified, complaintsUntil }: Winners,
): Promise<string | null> {
  if (isCertified) return null;
  const until = complaintsUntil ?? (await keepComplaintsUntil(tx, electionId));
  if (until === null || until <= (await readClock(tx))) return '';
  return formatNearDay(until.toISOString(), await readTimeZone(tx, config));
}

/** What a winner's e-mail tells. */
interface Win extends Won {
  /** Where people see the results. */
  resultsUrl: string;
  /** The day after which it is certified, such as "Saturday 5 December"; empty where none is named. Null once it is. */
  openUntil: string | null;
}

/** The note of congratulation, signed by the election committee (spec 4). */
export function winnerEmail(win: Win, campus: Omit<EmailFrame, 'reason'>): FramedEmail {
  const { reason, ...said } = winnerEmails.won(win, win.openUntil);
  return frameEmail(
    {
      ...leadingTo(said, win.resultsUrl),
      subject: congratulationSubject(win),
      greeting: everyEmail.dear(win.winner),
      closing: [everyEmail.withBestWishes, everyEmail.electionCommittee],
    },
    { ...campus, reason },
  );
}
