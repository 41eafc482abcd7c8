import { MailCheck } from 'lucide-react';
import { useCall } from '#web/app/use-call.ts';
import { signInLinkMessages } from '#texts/en/account.ts';
import { ActButton } from '#web/kit/act-button.tsx';
import { Notice } from '#web/kit/notice.tsx';

const text = signInLinkMessages;

/** Whose log-in is held up, as it was typed. */
export type HeldUp = { enrollmentNumber: string } | { email: string };

/** Offers a link by e-mail to somebody who would have to wait because of wrong passwords. */
export function SignInLinkOffer({ of }: { of: HeldUp }) {
  const ask = useCall('askSignInLink');
  const { data } = ask;
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
        <ActButton
          kind="outline"
          act={() => ask.mutateAsync({ body: of })}
          failed={text.failed}
          done={null}
        >
          {text.ask}
        </ActButton>
      </div>
    </Notice>
  );
}
