import { useQuery } from '@tanstack/react-query';
import { MailWarning } from 'lucide-react';
import { unsentEmailsQuery } from '../../officer-queries.ts';
import { settingsMessages } from '#texts/en/settings.ts';
import { Notice } from '#web/kit/notice.tsx';

const text = settingsMessages.delivery;

/** That no e-mail leaves the server, and who can change it. */
export function EmailDelivery() {
  const emails = useQuery(unsentEmailsQuery).data;
  if (emails?.delivery !== 'files') return null;
  return (
    <Notice tone="warning" icon={MailWarning} title={text.title}>
      <p>{text.consequence}</p>
      <p>
        {text.wayOut} <bdi className="type-mono wrap-anywhere">{emails.folder}</bdi>
      </p>
    </Notice>
  );
}
