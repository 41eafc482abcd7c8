import { MailWarning } from 'lucide-react';
import type { EmailQueue } from '#contract/campus.ts';
import { emailsMessages } from '#texts/en/emails.ts';
import { DashboardNotice } from '#web/dashboard/dashboard-notice.tsx';

const text = emailsMessages.late;

interface LateEmailsNoticeProps {
  queue: EmailQueue | undefined;
  isAdmin: boolean;
}

/** Says that e-mails do not leave. Only admins can do something about it. */
export function LateEmailsNotice({ queue, isAdmin }: LateEmailsNoticeProps) {
  if (queue?.isLate !== true) return null;
  return (
    <DashboardNotice icon={MailWarning} id="late-emails" title={text.title}>
      <p>{isAdmin ? text.forAdmins(queue.waiting) : text.forCouncil}</p>
    </DashboardNotice>
  );
}
