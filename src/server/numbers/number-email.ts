import { everyEmail } from '#texts/en/every-email.ts';
import { showCode } from '#core/accounts/number-code.ts';
import { pagePaths } from '#core/page-paths.ts';
import { numberEmails } from '#texts/en/number-emails.ts';
import { councilEmail, leadingTo } from '../email/frame.ts';
import type { EmailFrame, FramedEmail } from '../email/frame.ts';

type Campus = Omit<EmailFrame, 'reason'>;

/** The e-mail to the address of a voter list. It names nobody who asked, because a name could hold any text. */
export function numberProofEmail(
  { number, code, link }: { number: string; code: string | null; link: string },
  campus: Campus,
): FramedEmail {
  const university = campus.universityName || everyEmail.ourUniversity;
  const shown = code === null ? null : showCode(code);
  return councilEmail(leadingTo(numberEmails.proof(number, university, shown), link), campus);
}

/** Tells the owner of an account that another one has its number now. */
export function numberLostEmail(number: string, campus: Campus): FramedEmail {
  const said = numberEmails.lost(number, campus.universityName || everyEmail.ourUniversity);
  return councilEmail(leadingTo(said, `${campus.publicUrl}${pagePaths.contact}`), campus);
}
