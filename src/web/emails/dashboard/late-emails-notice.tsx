import { MailWarning } from 'lucide-react';
import type { UnsentEmails } from '#contract/failing-emails.ts';
import { emailsMessages } from '#texts/en/emails.ts';
import { DashboardNotice } from '#web/dashboard/dashboard-notice.tsx';

const text = emailsMessages.late;

interface LateEmailsNoticeProps {
  emails: UnsentEmails | undefined;
  isAdmin: boolean;
}

/** Says that e-mails do not leave. Only admins can do something about it. */
export function LateEmailsNotice({ emails, isAdmin }: LateEmailsNoticeProps) {
  if (emails?.isLate !== true) return null;
  return (
    <DashboardNotice icon={MailWarning} id="late-emails" title={text.title}>
      <p>{isAdmin ? text.forAdmins(emails.waiting) : text.forCouncil}</p>
    </DashboardNotice>
  );
}
