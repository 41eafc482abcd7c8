import { MailWarning } from 'lucide-react';
import { useIsEmailConfirmed } from '#web/accounts/queries.ts';
import { useCall } from '#web/app/use-call.ts';
import { ActButton } from '#web/kit/act-button.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { profileMessages } from '#texts/en/account.ts';

/** Says that the person's own address is not confirmed, and sends the e-mail again. */
export function EmailNotice() {
  const isConfirmed = useIsEmailConfirmed();
  const ask = useCall('askConfirmation');
  if (isConfirmed !== false) return null;
  return (
    <Notice
      className="mt-5"
      tone="warning"
      icon={MailWarning}
      title={profileMessages.unconfirmedTitle}
    >
      <p>{profileMessages.unconfirmedText}</p>
      <ActButton
        kind="outline"
        size="small"
        className="mt-3"
        act={() => ask.mutateAsync()}
        failed={profileMessages.sendAgainFailed}
      >
        {profileMessages.sendAgain}
      </ActButton>
    </Notice>
  );
}
