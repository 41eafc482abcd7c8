import type { ListEmail } from '#core/emails/list-emails.ts';
import { formatEventDate } from '#core/campus/dates.ts';
import type { EmailWords } from '../frame.ts';
import type { ListDue } from './list-people-store.ts';
import { dayAndTime } from './words.ts';

/** What the e-mails to addresses of a voter list need to know. */
type Told = ListDue & { timeZone: string; url: string };

const howTo = 'You do not need an account. Open the link and choose a password.';
const yours =
  'The link is for you alone. Do not give it to anybody. A person who has it could vote in your place.';

interface When {
  opens: string;
  closes: string;
  /** Empty where nobody can ask to be a candidate now. */
  nominations: string;
  isTomorrow: boolean;
}

const words: Record<ListEmail, (told: Told, at: When) => Omit<EmailWords, 'greeting' | 'closing'>> =
  {
    'list-nominations': ({ election, url }, { opens, closes, nominations }) => ({
      subject: `You can vote in ${election}`,
      preview: `Voting opens on ${opens}.`,
      before: [
        ['You are on the voter list for ', { strong: election }, '.'],
        ['Voting opens on ', { strong: opens }, ' and closes on ', { strong: closes }, '.'],
        ...(nominations === ''
          ? []
          : [
              [
                'Do you want to be a candidate? You can nominate yourself until ',
                { strong: nominations },
                '.',
              ],
            ]),
        [howTo],
      ],
      action: { label: 'See the election', url, inText: 'The election is at' },
      after: [yours, 'Nobody can see who you vote for.'],
    }),
    'list-opens': ({ election, url }, { closes }) => ({
      subject: `Voting in ${election} is open`,
      preview: `You can vote until ${closes}.`,
      before: [
        ['Voting in ', { strong: election }, ' has opened.'],
        ['You can vote until ', { strong: closes }, '.'],
        [howTo],
      ],
      action: { label: 'Vote now', url, inText: 'Vote at' },
      after: [yours, 'Nobody can see who you vote for.'],
    }),
    'list-closes': ({ election, url, isForAll }, { closes, isTomorrow }) => ({
      subject: `Voting in ${election} closes ${isTomorrow ? 'tomorrow' : 'soon'}`,
      preview: `You can vote until ${closes}.`,
      before: [
        ['Voting in ', { strong: election }, ' closes on ', { strong: closes }, '.'],
        [
          isForAll
            ? 'If you have voted, there is nothing to do.'
            : 'You have not voted yet. It takes a minute.',
        ],
        [howTo],
      ],
      action: { label: 'Vote now', url, inText: 'Vote at' },
      after: [yours],
    }),
  };

/** The words of an e-mail to an address of the voter list, as they are true at `now`. */
export function listWords(told: Told, now: Date): EmailWords {
  const { kind, name, startsAt, endsAt, nominationsUntil, timeZone } = told;
  const dayOf = (date: Date) => formatEventDate(date.toISOString(), timeZone);
  const when = {
    opens: dayAndTime(startsAt, timeZone),
    closes: dayAndTime(endsAt, timeZone),
    nominations: nominationsUntil === null ? '' : dayAndTime(nominationsUntil, timeZone),
    isTomorrow: dayOf(endsAt) === dayOf(new Date(now.getTime() + 86_400_000)),
  };
  return {
    ...words[kind](told, when),
    greeting: name === '' ? 'Hello,' : `Dear ${name},`,
    closing: ['The Student Council'],
  };
}
