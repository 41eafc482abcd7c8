import { formatListDate, formatTime } from '#core/campus/dates.ts';
import type { ComplaintRuling } from '#core/elections/complaint.ts';
import { pagePaths } from '#core/page-paths.ts';
import { frameEmail } from '../email/frame.ts';
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

const dueLine = ({ dueAt, timeZone }: Filed) => {
  const iso = dueAt.toISOString();
  return `A ruling is due on ${formatListDate(iso, timeZone)}, ${formatTime(iso, timeZone)}.`;
};

/** That a complaint arrived, for whoever made it. */
export function filedEmail(filed: Filed, campus: Campus): FramedEmail {
  const { number, election, url } = filed;
  return frameEmail(
    {
      subject: `Your complaint ${number} about ${election}`,
      preview: dueLine(filed),
      greeting: 'Hello,',
      before: [
        [`Your complaint ${number} about the election ${election} has arrived.`],
        [dueLine(filed)],
      ],
      action: { label: 'Follow the complaint', url, inText: '', isUrlShown: true },
      after: ['Whoever has this link can read the complaint. Keep it to yourself.'],
      closing: ['The Student Council'],
    },
    { ...campus, reason: 'You get this e-mail because you complained about an election.' },
  );
}

/** That somebody complained, for whoever it is about. */
export function accusedEmail(filed: Filed, campus: Campus): FramedEmail {
  const { number, election, url } = filed;
  return frameEmail(
    {
      subject: `A complaint about you in ${election}`,
      preview: 'You can reply once.',
      greeting: 'Hello,',
      before: [
        [`Complaint ${number} about the election ${election} is about you.`],
        [`You can read it and reply once. ${dueLine(filed)}`],
      ],
      action: { label: 'Read it and reply', url, inText: '', isUrlShown: true },
      after: ['Whoever has this link can read the complaint and reply. Keep it to yourself.'],
      closing: ['The Student Council'],
    },
    {
      ...campus,
      reason: 'You get this e-mail because a complaint about an election is about you.',
    },
  );
}

const ruled: Record<ComplaintRuling | 'answered', string> = {
  upheld: 'upheld',
  dismissed: 'dismissed',
  'set-aside': 'set aside: it is outside the rules',
  answered: 'answered',
};

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

const appealLine = (hearsAppeals: string, publicUrl: string) =>
  hearsAppeals === ''
    ? `This decision is final here. You can write to the council: ${publicUrl}${pagePaths.contact}`
    : `You can appeal against this ruling to: ${hearsAppeals}`;

/** The ruling, for whoever complained and for whoever it is about. */
export function ruledEmail(given: Ruled, campus: Campus, isOwn: boolean): FramedEmail {
  const { number, election, ruling, reason, sanction, url } = given;
  const lines = reason.split(/\r?\n/).filter((one) => one.trim() !== '');
  const what = ruled[ruling ?? 'answered'];
  const [whose, why] = isOwn
    ? ['Your complaint', 'you complained about an election']
    : ['The complaint', 'a complaint about an election is about you'];
  return frameEmail(
    {
      subject: `${whose} ${number} is ${ruling === null ? 'answered' : 'decided'}`,
      preview: `About the election ${election}.`,
      greeting: 'Hello,',
      before: [
        [`${whose} ${number} about the election ${election} is ${what}.`],
        ...(sanction === null ? [] : [[{ strong: sanction }]]),
        ...lines.map((one) => [one]),
      ],
      action: { label: 'See the election', url, inText: '', isUrlShown: true },
      after: [
        appealLine(given.hearsAppeals, campus.publicUrl),
        'The ruling is also on the page of the election, without the words of the complaint.',
      ],
      closing: ['The Student Council'],
    },
    { ...campus, reason: `You get this e-mail because ${why}.` },
  );
}
