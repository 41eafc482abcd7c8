import { universityInWords } from '#core/campus/university-name.ts';
import { showCode } from '#core/accounts/number-code.ts';
import { pagePaths } from '#core/page-paths.ts';
import { frameEmail } from '../email/frame.ts';
import type { EmailFrame, FramedEmail } from '../email/frame.ts';

type Campus = Omit<EmailFrame, 'reason'>;

/**
 * The e-mail to the address of a voter list. It names nobody who asked, because a name could hold any
 * text; the page behind the link says it.
 */
export function numberClaimEmail(
  given: { number: string; code: string | null; link: string },
  campus: Campus,
): FramedEmail {
  const { number, code, link } = given;
  const byCode =
    code === null
      ? []
      : [
          `If you asked for this yourself, you can type this code in the same browser instead: ${showCode(code)}`,
          'Never give the code or the link to anybody. Nobody from the council asks for them. A person who has them could take your number and vote in your place.',
        ];
  return frameEmail(
    {
      subject: 'Is this enrollment number yours?',
      preview: 'Opening the link changes nothing.',
      greeting: 'Hello,',
      before: [
        [
          `Somebody registered the enrollment number ${number} at ${universityInWords(campus.universityName)}, or asked for this e-mail. ` +
            'The voter list has your address for this number.',
        ],
        [
          'This link shows who it was. Opening it changes nothing. On the page you can say that the number is yours. It works for three days.',
        ],
      ],
      action: { label: 'See who it was', url: link, inText: '', isUrlShown: true },
      after: [...byCode, ...(code === null ? ['Never give the link to anybody.'] : [])],
      closing: ['The Student Council'],
    },
    {
      ...campus,
      reason: 'You get this e-mail because the voter list has this address for the number.',
    },
  );
}

/** Tells the owner of an account that another one has its number now. */
export function numberLostEmail(number: string, campus: Campus): FramedEmail {
  return frameEmail(
    {
      subject: 'Your account has no enrollment number any more',
      preview: 'Somebody proved that the number is theirs.',
      greeting: 'Hello,',
      before: [
        [
          `The enrollment number ${number} now belongs to another account at ${universityInWords(campus.universityName)}. ` +
            'Its owner proved that it is theirs. Nobody has seen anything in your account, and you stay logged in.',
        ],
        [
          'If you typed a wrong number, open your profile and enter your own. If you are a candidate or have a seat on the council, the officers decide what happens with it.',
        ],
      ],
      action: {
        label: 'Write to the council',
        url: `${campus.publicUrl}${pagePaths.contact}`,
        inText: 'If you think that this is a mistake, write to the council at',
      },
      closing: ['The Student Council'],
    },
    { ...campus, reason: 'You get this e-mail because your account had this number.' },
  );
}
