import { formatListDate, formatTime } from '#core/campus/dates.ts';
import type { ComplaintRuling } from '#core/elections/complaint.ts';
import { pagePaths } from '#core/page-paths.ts';
import { complaintEmails } from '#texts/en/complaint-emails.ts';
import { councilEmail, leadingTo } from '../email/frame.ts';
import type { EmailFrame, FramedEmail } from '../email/frame.ts';

type Campus = Omit<EmailFrame, 'reason'>;

interface Filed {
  number: number;
  election: string;
  dueAt: Date;
  timeZone: string;
  /** Whoever has it reads the complaint. */
  url: string;
}

const inWords = ({ number, election, dueAt, timeZone }: Filed) => {
  const iso = dueAt.toISOString();
  return { number, election, day: formatListDate(iso, timeZone), time: formatTime(iso, timeZone) };
};

/** That a complaint arrived, for whoever made it. */
export const filedEmail = (filed: Filed, campus: Campus): FramedEmail =>
  councilEmail(leadingTo(complaintEmails.filed(inWords(filed)), filed.url), campus);

/** That somebody complained, for whoever it is about. */
export const accusedEmail = (filed: Filed, campus: Campus): FramedEmail =>
  councilEmail(leadingTo(complaintEmails.accused(inWords(filed)), filed.url), campus);

interface Ruled {
  number: number;
  election: string;
  ruling: ComplaintRuling | null;
  reason: string;
  /** What else follows, in a sentence. */
  sanction: string | null;
  /** Who hears appeals against it; '' where nobody does. */
  hearsAppeals: string;
  url: string;
}

/** The ruling, for whoever complained and for whoever it is about. */
export function ruledEmail(given: Ruled, campus: Campus, isOwn: boolean): FramedEmail {
  const { sanction, hearsAppeals, url } = given;
  const { before, after, ...said } = complaintEmails.ruled(given, isOwn);
  const lines = given.reason.split(/\r?\n/).filter((one) => one.trim() !== '');
  const appeal =
    hearsAppeals === ''
      ? complaintEmails.isFinal(`${campus.publicUrl}${pagePaths.contact}`)
      : complaintEmails.appealTo(hearsAppeals);
  const words = {
    ...said,
    before: [
      [before],
      ...(sanction === null ? [] : [[{ strong: sanction }]]),
      ...lines.map((one) => [one]),
    ],
    after: [appeal, after],
  };
  return councilEmail(leadingTo(words, url), campus);
}
