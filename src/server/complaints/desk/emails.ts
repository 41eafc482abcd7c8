import { electionPath, pagePaths } from '#core/page-paths.ts';
import { returningOfficerEmails } from '#texts/en/returning-officer-emails.ts';
import { councilEmail, leadingTo } from '../../email/frame.ts';
import type { EmailFrame, FramedEmail } from '../../email/frame.ts';

type Campus = Omit<EmailFrame, 'reason'>;

/** Tells somebody who has an account that they are the returning officer of an election. */
export function namedEmail(
  { id, election }: { id: string; election: string },
  campus: Campus,
): FramedEmail {
  const url = `${campus.publicUrl}${electionPath(id)}`;
  return councilEmail(leadingTo(returningOfficerEmails.named(election), url), campus);
}

/** Invites somebody without an account, by a link with which they choose a password. */
export function invitedEmail(
  { election, link, days }: { election: string; link: string; days: number },
  campus: Campus,
): FramedEmail {
  const logIn = `${campus.publicUrl}${pagePaths.login}`;
  return councilEmail(
    leadingTo(returningOfficerEmails.invited(election, days, logIn), link),
    campus,
  );
}
