import { pagePaths } from '#core/page-paths.ts';
import { complaintEmails } from '#texts/en/complaint-emails.ts';
import { everyEmail } from '#texts/en/every-email.ts';
import { winnerEmails } from '#texts/en/winner-emails.ts';
import { councilEmail, frameEmail, leadingTo } from '../email/frame.ts';
import type { EmailFrame, FramedEmail } from '../email/frame.ts';

type Campus = Omit<EmailFrame, 'reason'>;

const linesOf = (text: string) =>
  text.split(/\r?\n/).flatMap((one) => (one.trim() === '' ? [] : [[one]]));

interface About {
  election: string;
  /** What the sanction is. */
  sentence: string;
  reason: string;
  url: string;
}

/** A ruling, for a candidate whom it is on. */
export const sanctionedEmail = (about: About, campus: Campus): FramedEmail =>
  toCandidate(about, complaintEmails.sanctioned(about), campus);

/** The same before it is one, while another officer has to confirm it. */
export const proposedRulingEmail = (about: About, campus: Campus): FramedEmail =>
  toCandidate(
    about,
    complaintEmails.rulingProposed(about, `${campus.publicUrl}${pagePaths.contact}`),
    campus,
  );

function toCandidate(
  about: About,
  { before, ...said }: ReturnType<typeof complaintEmails.sanctioned>,
  campus: Campus,
): FramedEmail {
  const { sentence, url } = about;
  const words = {
    ...said,
    preview: sentence,
    before: [[before], [{ strong: sentence }], ...linesOf(about.reason)],
  };
  return councilEmail(leadingTo(words, url), campus);
}

/** That a ruling is overturned, for the candidate whom it was on; of 0.3.0 also for whoever complained, and whom that was about. */
export function overturnedEmail(
  about: About & { number: number | null },
  campus: Campus,
): FramedEmail {
  const { sentence, url } = about;
  const { before, isUndone, ...said } = complaintEmails.overturned(about);
  const words = {
    ...said,
    preview: sentence,
    before: [[before, { strong: sentence }], [isUndone], ...linesOf(about.reason)],
  };
  return councilEmail(leadingTo(words, url), campus);
}

interface NotElected {
  name: string;
  position: string;
  election: string;
  /** What was ruled, or overturned. */
  because: string;
  url: string;
}

/** Takes a congratulation back that has left. */
export function notElectedEmail(given: NotElected, campus: Campus): FramedEmail {
  const { before, reason, ...said } = winnerEmails.notElected(given);
  const words = leadingTo({ ...said, before: [before, [given.because]] }, given.url);
  const closing = [everyEmail.withBestWishes, everyEmail.electionCommittee];
  return frameEmail(
    { ...words, greeting: everyEmail.dear(given.name), closing },
    { ...campus, reason },
  );
}
