import { useQuery } from '@tanstack/react-query';
import { OfficerPage } from '#web/dashboard/officer-pages/officer-page.tsx';
import { LateEmailsNotice } from '#web/emails/dashboard/late-emails-notice.tsx';
import { unsentEmailsQuery } from '#web/campus/officer-queries.ts';

/** /dashboard/messages: the e-mails that wait or failed. */
export const MessagesPage = () => (
  <OfficerPage page="messages" notices={(isAdmin) => <Late isAdmin={isAdmin} />} />
);

const Late = ({ isAdmin }: { isAdmin: boolean }) => (
  <LateEmailsNotice emails={useQuery(unsentEmailsQuery).data} isAdmin={isAdmin} />
);
