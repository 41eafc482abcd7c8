import { congratulationSubject } from '#core/elections/congratulation.ts';
import type { Won } from '#core/elections/congratulation.ts';
import { frameEmail } from '../email/frame.ts';
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
  const { winner, position, election, resultsUrl, openUntil } = win;
  return frameEmail(
    {
      subject: congratulationSubject(win),
      preview: `You have won the position of ${position}.`,
      greeting: `Dear ${winner},`,
      before: [
        [
          'Congratulations! You have won the position of ',
          { strong: position },
          ' in ',
          { strong: election },
          openUntil === null ? '.' : `. ${finalWhen(openUntil)}`,
        ],
        ['The voters have put their trust in you, and we wish you every success in your new role.'],
      ],
      action: { label: 'See the results', url: resultsUrl, inText: 'The results are at' },
      closing: ['With best wishes,', 'The Election Committee'],
    },
    { ...campus, reason: 'You get this e-mail because you won a position.' },
  );
}

const finalWhen = (day: string) =>
  `The result is final when it is certified${day === '' ? '' : `, after ${day}`}.`;
