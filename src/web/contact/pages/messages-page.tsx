import { useQuery } from '@tanstack/react-query';
import { OfficerPage } from '#web/dashboard/officer-pages/officer-page.tsx';
import { LateEmailsNotice } from '#web/emails/dashboard/late-emails-notice.tsx';
import { FailedEmails } from '#web/emails/dashboard/failed-emails.tsx';
import { useKeptFocus } from '#web/app/use-kept-focus.ts';
import { emailQueueQuery } from '#web/campus/officer-queries.ts';
import { officerPageMessages } from '#texts/en/officer-pages.ts';
import { EmptyState } from '#web/kit/empty-state.tsx';

/** /dashboard/messages: the e-mails that wait or failed. An admin has all of them in the part below. */
export const MessagesPage = () => (
  <OfficerPage page="messages" notices={(isAdmin) => <Emails isAdmin={isAdmin} />} />
);

function Emails({ isAdmin }: { isAdmin: boolean }) {
  const queue = useQuery(emailQueueQuery).data;
  // What was sent again leaves with its button.
  const box = useKeptFocus();
  const isQuiet = queue !== undefined && queue.stuck.length === 0 && !queue.isLate;
  return (
    <div ref={box}>
      <LateEmailsNotice queue={queue} isAdmin={isAdmin} />
      {!isAdmin && <FailedEmails stuck={queue?.stuck ?? []} />}
      {!isAdmin && isQuiet && (
        <EmptyState className="sheet" title={officerPageMessages.noMessages} />
      )}
    </div>
  );
}
