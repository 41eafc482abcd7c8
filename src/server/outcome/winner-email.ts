import { congratulationSubject } from '#core/elections/congratulation.ts';
import type { Won } from '#core/elections/congratulation.ts';
import { everyEmail } from '#texts/en/every-email.ts';
import { winnerEmails } from '#texts/en/winner-emails.ts';
import { frameEmail, leadingTo } from '../email/frame.ts';
import type { EmailFrame, FramedEmail } from '../email/frame.ts';

/** What a winner's e-mail tells. */
export interface Win extends Won {
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
