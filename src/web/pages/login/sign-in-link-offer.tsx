import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { sentenceOf } from '#web/app/call-error.ts';
import { call } from '#web/app/call.ts';
import { signInLinkMessages } from '#web/messages/en/account.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { notify } from '#web/ui/notify.ts';

const text = signInLinkMessages;

/** Whose log-in is held up, as it was typed. */
export type HeldUp = { enrollmentNumber: string } | { email: string };

/** Offers a link by e-mail to somebody who would have to wait because of wrong passwords. */
export function SignInLinkOffer({ of }: { of: HeldUp }) {
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => call('askSignInLink', { body: of }),
    onError: (refusal) => notify.refused(sentenceOf(refusal, text.failed)),
  });
  if (data !== undefined) {
    return (
      <Notice tone="success" icon={MailCheck} title={text.sentTitle} role="status">
        <p>{`${data.message} ${text.sentText}`}</p>
      </Notice>
    );
  }
  return (
    <Notice>
      <div className="grid justify-items-start gap-3">
        <p>{text.offer}</p>
        <Button kind="outline" isPending={isPending} onClick={() => mutate()}>
          {text.ask}
        </Button>
      </div>
    </Notice>
  );
}
