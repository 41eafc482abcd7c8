import { useQuery } from '@tanstack/react-query';
import { OfficerPage } from '#web/dashboard/officer-pages/officer-page.tsx';
import { unsentEmailsQuery } from '#web/campus/officer-queries.ts';
import { MailWarning } from 'lucide-react';
import type { UnsentEmails } from '#contract/failing-emails.ts';
import { emailsMessages } from '#texts/en/emails.ts';
import { DashboardNotice } from '#web/dashboard/dashboard-notice.tsx';

/** /dashboard/messages: the e-mails that wait or failed. */
export const MessagesPage = () => (
  <OfficerPage page="messages" notices={(isAdmin) => <Late isAdmin={isAdmin} />} />
);

const Late = ({ isAdmin }: { isAdmin: boolean }) => (
  <LateEmailsNotice emails={useQuery(unsentEmailsQuery).data} isAdmin={isAdmin} />
);

const text = emailsMessages.late;

interface LateEmailsNoticeProps {
  emails: UnsentEmails | undefined;
  isAdmin: boolean;
}

/** Says that e-mails do not leave. Only admins can do something about it. */
function LateEmailsNotice({ emails, isAdmin }: LateEmailsNoticeProps) {
  if (emails?.isLate !== true) return null;
  return (
    <DashboardNotice icon={MailWarning} id="late-emails" title={text.title}>
      <p>{isAdmin ? text.forAdmins(emails.waiting) : text.forCouncil}</p>
    </DashboardNotice>
  );
}
