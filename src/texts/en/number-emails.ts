// The e-mails about an enrollment number. None names who asked: a name could hold any text.
import { written } from '../written.ts';
import { spoken } from '../spoken.ts';

export const numberEmails = spoken('number-emails.numberEmails', {
  /** `code` is null where the link alone is sent. */
  proof: written(
    {
      subject: 'Is this enrollment number yours?',
      preview: 'Opening the link changes nothing.',
      before: [
        [
          'Somebody registered the enrollment number {number} at {university}, or asked for this e-mail. The voter list has your address for this number.',
        ],
        [
          'If the number is yours, open the link: one press makes it the number of your account, or of a new one. Opening it changes nothing. It works for three days.',
        ],
      ],
      action: { label: 'The number is mine' },
      after: [
        '{by, select, link {Never give the link to anybody.} other {If you asked for this yourself, you can type this code in the same browser instead: {code}}}',
        '{by, select, link {} other {Never give the code or the link to anybody. Nobody from the council asks for them. A person who has them could take your number and vote in your place.}}',
      ],
      reason: 'You get this e-mail because the voter list has this address for the number.',
    },
    (number: string, university: string, code: string | null) => ({
      number,
      university,
      code: code ?? '',
      by: code === null ? 'link' : 'code',
    }),
  ),
  lost: written(
    {
      subject: 'Your account has no enrollment number any more',
      preview: 'Somebody proved that the number is theirs.',
      before: [
        [
          'The enrollment number {number} now belongs to another account at {university}. Its owner proved that it is theirs. Nobody has seen anything in your account, and you stay logged in.',
        ],
        [
          'If you typed a wrong number, open your profile and enter your own. If you are a candidate or have a seat on the council, go to the council’s desk.',
        ],
      ],
      action: {
        label: 'Write to the council',
        inText: 'If you think that this is a mistake, write to the council at',
      },
      reason: 'You get this e-mail because your account had this number.',
    },
    (number: string, university: string) => ({ number, university }),
  ),
});
