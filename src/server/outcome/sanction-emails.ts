import { frameEmail } from '../email/frame.ts';
import type { EmailFrame, FramedEmail } from '../email/frame.ts';

type Campus = Omit<EmailFrame, 'reason'>;

const linesOf = (text: string) =>
  text.split(/\r?\n/).flatMap((one) => (one.trim() === '' ? [] : [[one]]));

interface About {
  number: number | null;
  election: string;
  /** What the sanction is. */
  sentence: string;
  reason: string;
  url: string;
}

/** A sanction, for a candidate whom it is on and who heard of no complaint. */
export function sanctionedEmail(about: About, campus: Campus): FramedEmail {
  const { number, election, sentence, reason, url } = about;
  return frameEmail(
    {
      subject: `A ruling in ${election} is about you`,
      preview: sentence,
      greeting: 'Hello,',
      before: [
        [`The officers have ruled on complaint ${number ?? ''} about the election ${election}.`],
        [{ strong: sentence }],
        ...linesOf(reason),
      ],
      action: { label: 'See the election', url, inText: '', isUrlShown: true },
      after: ['The ruling is also on the page of the election.'],
      closing: ['The Student Council'],
    },
    { ...campus, reason: 'You get this e-mail because you are a candidate in an election.' },
  );
}

/** That a sanction is overturned, for whoever complained, and whom it was about. */
export function overturnedEmail(about: About, campus: Campus): FramedEmail {
  const { number, election, sentence, reason, url } = about;
  const of = number === null ? 'A ruling' : `The ruling on complaint ${number}`;
  return frameEmail(
    {
      subject: `A sanction in ${election} is overturned`,
      preview: sentence,
      greeting: 'Hello,',
      before: [
        [`${of} about the election ${election} had this sanction: `, { strong: sentence }],
        ['It is overturned, and what it did is undone. The reason:'],
        ...linesOf(reason),
      ],
      action: { label: 'See the election', url, inText: '', isUrlShown: true },
      after: ['Both are on the page of the election.'],
      closing: ['The Student Council'],
    },
    {
      ...campus,
      reason: 'You get this e-mail because a ruling about an election concerned you.',
    },
  );
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
  const { name, position, election, because, url } = given;
  return frameEmail(
    {
      subject: `A correction: ${position} in ${election}`,
      preview: 'The result has changed.',
      greeting: `Dear ${name},`,
      before: [
        [
          'We wrote to you that you have won the position of ',
          { strong: position },
          ' in ',
          { strong: election },
          '. That is not so any more, because of a ruling.',
        ],
        [because],
      ],
      action: { label: 'See the results', url, inText: 'The results are at' },
      closing: ['With best wishes,', 'The Election Committee'],
    },
    { ...campus, reason: 'You get this e-mail because you were told that you won a position.' },
  );
}
