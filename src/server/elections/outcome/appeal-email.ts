import { frameEmail } from '../../email/frame.ts';
import type { EmailFrame, FramedEmail } from '../../email/frame.ts';

/** The answer to an appeal, for whoever made it. */
export function appealEmail(
  given: { number: number; election: string; text: string; url: string },
  campus: Omit<EmailFrame, 'reason'>,
): FramedEmail {
  const { number, election, text, url } = given;
  const lines = text.split(/\r?\n/).filter((one) => one.trim() !== '');
  return frameEmail(
    {
      subject: `Your appeal ${number} is answered`,
      preview: `About the election ${election}.`,
      greeting: 'Hello,',
      before: [
        [`Your appeal ${number} about the election ${election} is answered:`],
        ...lines.map((one) => [one]),
      ],
      action: { label: 'See the election', url, inText: '', isUrlShown: true },
      after: ['The answer is also on the page of the election, without your name.'],
      closing: ['The Student Council'],
    },
    { ...campus, reason: 'You get this e-mail because you appealed after an election.' },
  );
}
