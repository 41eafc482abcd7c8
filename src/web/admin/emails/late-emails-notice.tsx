import { MailWarning } from 'lucide-react';
import type { DashboardSection } from '#core/accounts/dashboard-sections.ts';
import type { EmailQueue } from '#contract/campus.ts';
import { Link } from '#web/app/link.tsx';
import { sectionPath } from '#web/paths.ts';
import { Notice } from '#web/ui/notice.tsx';
import { emailsMessages } from '#web/messages/en/emails.ts';
import { openSection } from '../open-section.ts';

const text = emailsMessages.late;

interface LateEmailsNoticeProps {
  queue: EmailQueue | undefined;
  isAdmin: boolean;
  onOpen: (id: DashboardSection) => void;
}

/** Says at the top of the dashboard that e-mails do not leave. Only admins can do something about it. */
export function LateEmailsNotice({ queue, isAdmin, onOpen }: LateEmailsNoticeProps) {
  if (queue?.isLate !== true) return null;
  return (
    <Notice
      tone="warning"
      icon={MailWarning}
      className="mb-6"
      role="region"
      aria-labelledby="late-emails"
    >
      <div className="min-w-0 flex-1">
        <h2 className="font-semibold" id="late-emails">
          {text.title}
        </h2>
        <p>{isAdmin ? text.forAdmins(queue.waiting) : text.forCouncil}</p>
        {isAdmin && (
          <Link
            className="type-link inline-flex min-h-11 items-center"
            to={sectionPath('emails')}
            onClick={(event) => openSection(event, 'emails', onOpen)}
          >
            {text.open}
          </Link>
        )}
      </div>
    </Notice>
  );
}
