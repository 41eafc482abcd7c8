import { universityInWords } from '#core/campus/university-name.ts';
import { accountEmails } from '#texts/en/account-emails.ts';
import { councilEmail, leadingTo } from '../email/frame.ts';
import type { EmailFrame, FramedEmail } from '../email/frame.ts';
import type { EmailedPurpose } from './link-store.ts';

/** The e-mail that carries a link, as text and as HTML. */
export function accountEmail(
  purpose: EmailedPurpose,
  { link, ...campus }: Omit<EmailFrame, 'reason'> & { link: string },
): FramedEmail {
  const { before, label, after, ...said } = accountEmails.links[purpose](
    universityInWords(campus.universityName),
  );
  const words = { ...said, before: [[before]], after: [after], action: { label } };
  return councilEmail(leadingTo(words, link), campus);
}
