import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { accountFields, accountLede } from '../account-frame.tsx';
import { LinkPage } from '../link-page.tsx';
import { CallError } from '#web/kit/call-error.ts';
import { Link } from '#web/app/link.tsx';
import { useLinkToken } from '#web/kit/location.ts';
import { readViewerAgain } from '#web/app/session.ts';
import { useCall } from '#web/app/use-call.ts';
import { paths } from '#web/app/paths.ts';
import { buttonClass } from '#web/kit/button.tsx';
import { CallForm, Press, useCallForm } from '#web/kit/call-form.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { confirmEmailMessages } from '#texts/en/account.ts';

const text = confirmEmailMessages;

/**
 * /confirm-email: confirms an address by the link of an e-mail. It waits for a press, because mail
 * scanners open every link and must not use this one up.
 */
export function ConfirmEmailPage() {
  const token = useLinkToken();
  const client = useQueryClient();
  // The address of the person may be another one now.
  const confirm = useCall('confirmEmail', { onSuccess: () => readViewerAgain(client) });
  const { isSuccess } = confirm;
  const [isSpent, setSpent] = useState(false);
  const form = useCallForm(Press, {});
  return (
    <LinkPage
      title={text.title}
      lede={isSuccess ? null : text.lede}
      token={token}
      noToken={text.noToken}
      after={
        (token === '' || isSuccess) && (
          <Link to={paths.home} className={buttonClass({ size: 'large' })}>
            {text.home}
          </Link>
        )
      }
    >
      {isSuccess ? (
        <Notice tone="success" icon={CircleCheck} role="status">
          <p className="font-semibold">{text.doneTitle}</p>
        </Notice>
      ) : (
        <CallForm
          form={form}
          send={() => confirm.mutateAsync({ body: { token } })}
          failed={text.failed}
          onRefused={(refusal) => {
            setSpent(refusal instanceof CallError && refusal.reason === 'link-invalid');
            return false;
          }}
          submit={text.submit}
          className={accountFields}
        >
          {isSpent && <p className={accountLede}>{text.askAgain}</p>}
        </CallForm>
      )}
    </LinkPage>
  );
}
