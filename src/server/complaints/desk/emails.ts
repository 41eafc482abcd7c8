import { electionPath, pagePaths } from '#core/page-paths.ts';
import { frameEmail } from '../../email/frame.ts';
import type { EmailFrame, FramedEmail } from '../../email/frame.ts';

type Campus = Omit<EmailFrame, 'reason'>;

const reason = 'You get this e-mail because the officers named you returning officer.';
const task =
  'You hear its complaints, can pause the voting, enter a draw, release the results and certify the election.';

/** Tells somebody who has an account that they are the returning officer of an election. */
export function namedEmail(
  { id, name }: { id: string; name: string },
  campus: Campus,
): FramedEmail {
  return frameEmail(
    {
      subject: `You are the returning officer of ${name}`,
      preview: 'Log in as usual.',
      greeting: 'Hello,',
      before: [[`The officers named you returning officer of the election ${name}.`], [task]],
      action: {
        label: 'See the election',
        url: `${campus.publicUrl}${electionPath(id)}`,
        inText: '',
        isUrlShown: true,
      },
      after: ['Log in as usual. If you cannot do this, tell the officers: they can name another.'],
      closing: ['The Student Council'],
    },
    { ...campus, reason },
  );
}

/** Invites somebody without an account, by a link with which they choose a password. */
export function invitedEmail(
  { name, link, days }: { name: string; link: string; days: number },
  campus: Campus,
): FramedEmail {
  return frameEmail(
    {
      subject: `You are invited to be the returning officer of ${name}`,
      preview: 'Choose a password to log in.',
      greeting: 'Hello,',
      before: [
        [`The officers named you returning officer of the election ${name}.`],
        [task],
        [
          `Choose a password by this link within ${days} days. Then log in with this e-mail address as Faculty.`,
        ],
      ],
      action: { label: 'Choose a password', url: link, inText: '', isUrlShown: true },
      after: [
        `Later you get another link by “Forgot password?” at ${campus.publicUrl}${pagePaths.login}`,
        'If you do not know what this is about, do nothing.',
      ],
      closing: ['The Student Council'],
    },
    { ...campus, reason },
  );
}
