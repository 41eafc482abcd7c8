import { MailWarning } from 'lucide-react';
import { useAskConfirmation, useIsEmailConfirmed } from '#web/account/profile-queries.ts';
import { sentenceOf } from '#web/app/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { notify } from '#web/ui/notify.ts';
import { profileMessages } from '#web/messages/en/account.ts';

/** Says that the person's own address is not confirmed, and sends the e-mail again. */
export function EmailNotice() {
  const isConfirmed = useIsEmailConfirmed();
  const { mutateAsync: ask } = useAskConfirmation();
  if (isConfirmed !== false) return null;
  const send = async () => {
    try {
      notify.success((await ask()).message);
    } catch (problem) {
      notify.error(sentenceOf(problem, profileMessages.sendAgainFailed));
    }
  };
  return (
    <Notice
      className="mt-5"
      tone="warning"
      icon={MailWarning}
      title={profileMessages.unconfirmedTitle}
    >
      <p>{profileMessages.unconfirmedText}</p>
      <Button kind="outline" size="small" className="mt-3" onClick={send}>
        {profileMessages.sendAgain}
      </Button>
    </Notice>
  );
}
