import { formatEventDate, formatTime } from '#core/campus/dates.ts';
import type { OptionalEmail } from '#core/emails/optional-emails.ts';
import { pagePaths } from '#core/page-paths.ts';
import type { EmailWords } from '../frame.ts';
import { newPasswordAdvice } from '../not-you.ts';

/** What the e-mails about an election need to know of it. */
export interface Told {
  name: string;
  election: string;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  /** Of the election. */
  url: string;
  /** Of the campus. */
  publicUrl: string;
}

const words: Record<
  OptionalEmail,
  (told: Told, at: When) => Omit<EmailWords, 'greeting' | 'closing'>
> = {
  invitation: ({ election, url }, { opens, closes }) => ({
    subject: `You can vote in ${election}`,
    preview: `Voting opens on ${opens}.`,
    before: [
      ['You are invited to vote in ', { strong: election }, '.'],
      ['Voting opens on ', { strong: opens }, ' and closes on ', { strong: closes }, '.'],
    ],
    action: { label: 'See the election', url, inText: 'The election is at' },
    after: ['Nobody can see who you vote for.'],
  }),
  'voting-opens': ({ election, url }, { closes }) => ({
    subject: `Voting in ${election} is open`,
    preview: `You can vote until ${closes}.`,
    before: [
      ['Voting in ', { strong: election }, ' has opened.'],
      ['You can vote until ', { strong: closes }, '.'],
    ],
    action: { label: 'Vote now', url, inText: 'Vote at' },
  }),
  'closes-tomorrow': ({ election, url }, { closes, isTomorrow }) => ({
    subject: `Voting in ${election} closes ${isTomorrow ? 'tomorrow' : 'soon'}`,
    preview: `You can vote until ${closes}.`,
    before: [
      ['Voting in ', { strong: election }, ' closes on ', { strong: closes }, '.'],
      ['You have not voted yet. It takes a minute.'],
    ],
    action: { label: 'Vote now', url, inText: 'Vote at' },
  }),
  results: ({ election, url }) => ({
    subject: `The results of ${election} are in`,
    preview: 'See who was elected.',
    before: [['Voting in ', { strong: election }, ' has closed, and the votes are counted.']],
    action: { label: 'See the results', url, inText: 'The results are at' },
  }),
  voted: ({ election, publicUrl }) => ({
    subject: `You voted in ${election}`,
    preview: 'What to do if it was not you.',
    before: [
      ['Somebody voted in ', { strong: election }, ' with your account.'],
      [
        'If it was you, there is nothing to do. Many voters get this e-mail together, some time ' +
          'after they voted. Nobody can see from it when you voted, or who you voted for.',
      ],
      ['If it was not you, write to the council before voting closes.'],
    ],
    action: {
      label: 'Write to the council',
      url: `${publicUrl}${pagePaths.contact}`,
      inText: 'Write to the council at',
    },
    after: [newPasswordAdvice(publicUrl)],
  }),
};

interface When {
  opens: string;
  closes: string;
  isTomorrow: boolean;
}

/** The words of an e-mail about an election, as they are true at `now`. */
export function mailingWords(kind: OptionalEmail, told: Told, now: Date): EmailWords {
  const { name, startsAt, endsAt, timeZone } = told;
  const dayAfter = (date: Date) => formatEventDate(date.toISOString(), timeZone);
  const when = {
    opens: dayAndTime(startsAt, timeZone),
    closes: dayAndTime(endsAt, timeZone),
    isTomorrow: dayAfter(endsAt) === dayAfter(new Date(now.getTime() + 86_400_000)),
  };
  return {
    ...words[kind](told, when),
    greeting: `Dear ${name},`,
    closing: ['The Student Council'],
  };
}

/** The words of an e-mail about what was changed, extended, paused or cancelled, and why. */
export function changeWords(
  told: Told & { isCancelled: boolean },
  changes: readonly { what: string; reason: string }[],
): EmailWords {
  const { name, election, url, isCancelled } = told;
  return {
    subject: `${election} was ${isCancelled ? 'cancelled' : 'changed'}`,
    preview: changes.at(-1)?.what ?? '',
    greeting: `Dear ${name},`,
    before: [
      [
        isCancelled ? 'There is news about ' : 'Something was changed in ',
        { strong: election },
        ':',
      ],
      ...changes.map(({ what, reason }) =>
        reason === '' ? [what] : [what, ' The council says: ', { strong: reason }],
      ),
    ],
    action: { label: 'See the election', url, inText: 'The election is at' },
    closing: ['The Student Council'],
  };
}

/** "18 March 2026 at 17:00". */
export function dayAndTime(date: Date, timeZone: string): string {
  const iso = date.toISOString();
  return `${formatEventDate(iso, timeZone)} at ${formatTime(iso, timeZone)}`;
}
