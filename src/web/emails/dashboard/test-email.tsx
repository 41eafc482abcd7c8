import { sentenceOf } from '#web/kit/call-error.ts';
import { useCall } from '#web/app/use-call.ts';
import { Button } from '#web/kit/button.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { emailsMessages } from '#texts/en/emails.ts';
import { EmailReason } from './email-reason.tsx';

const text = emailsMessages;

/** Sends a test to oneself, and says what the mail server answered. */
export function TestEmail() {
  const test = useCall('sendTestEmail');
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <Button kind="outline" size="small" isPending={test.isPending} onClick={() => test.mutate()}>
        {text.test}
      </Button>
      <div role="status" className="empty:hidden">
        {test.data !== undefined && (
          <Notice tone={test.data.isTaken ? 'success' : 'danger'} title={test.data.message}>
            <EmailReason reason={test.data.reason} problem={test.data.said} />
          </Notice>
        )}
        {test.error !== null && (
          <Notice tone="danger" title={sentenceOf(test.error, text.actFailed)} />
        )}
      </div>
    </div>
  );
}
