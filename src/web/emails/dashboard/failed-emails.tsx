import { MailWarning } from 'lucide-react';
import type { Reply } from '#web/app/call.ts';
import { useCall } from '#web/app/use-call.ts';
import { ActButton } from '#web/kit/act-button.tsx';
import { dashboardMessages } from '#texts/en/dashboard.ts';
import { DashboardNotice } from '#web/dashboard/dashboard-notice.tsx';
import { EmailReason } from './email-reason.tsx';
import { WhenShown } from '#web/app/when-shown.tsx';

type EmailQueue = Reply<'readEmailQueue'>;

/** The e-mails that failed; an officer decides whether to send them again. */
export function FailedEmails({ stuck }: { stuck: EmailQueue['stuck'] }) {
  const text = dashboardMessages.emails;
  const resend = useCall('resendEmail');
  if (stuck.length === 0) return null;
  return (
    <DashboardNotice icon={MailWarning} id="stuck-emails" title={text.stuckTitle(stuck.length)}>
      <p>{text.stuckText}</p>
      <ul className="mt-2.5">
        {stuck.map((email) => (
          <li
            key={email._id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-warning/25 py-2.5"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                <bdi>{email.subject}</bdi>
              </p>
              <p className="type-meta wrap-anywhere">
                <bdi>{text.to(email.to)}</bdi>
                {' · '}
                <WhenShown at={email.createdAt} />
              </p>
              <EmailReason {...email} />
            </div>
            <ActButton
              kind="outline"
              size="small"
              aria-label={text.sendAgainOne(email.subject, email.to)}
              act={() => resend.mutateAsync({ params: { id: email._id } })}
              failed={text.failed}
            >
              {text.sendAgain}
            </ActButton>
          </li>
        ))}
      </ul>
    </DashboardNotice>
  );
}
