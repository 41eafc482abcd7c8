import { CircleCheck } from 'lucide-react';
import { LinkPage } from '../link-page.tsx';
import { useCall } from '#web/app/use-call.ts';
import { useKeptFocus } from '#web/app/use-kept-focus.ts';
import { confirmEmailMessages } from '#texts/en/account.ts';
import { correctionMessages as text } from '#texts/en/corrections.ts';
import { ActButton } from '#web/kit/act-button.tsx';
import { Notice } from '#web/kit/notice.tsx';

/** For whoever reads the former address: yes or no to the one that an officer gave the account. */
export function FormerAddress({ token }: { token: string }) {
  const answer = useCall('answerCorrectionByLink');
  // What was answered leaves with its button.
  const box = useKeptFocus();
  const say = (accept: boolean) => () => answer.mutateAsync({ body: { token, accept } });
  return (
    <LinkPage
      title={text.linkTitle}
      lede={answer.isSuccess ? null : text.linkLede}
      token={token}
      noToken={confirmEmailMessages.noToken}
    >
      <div ref={box} className="outline-none" tabIndex={-1} data-keeps-focus>
        {answer.isSuccess ? (
          <Notice tone="success" icon={CircleCheck} role="status">
            <p className="font-semibold">{answer.data.message}</p>
          </Notice>
        ) : (
          <div className="flex flex-wrap gap-3">
            <ActButton size="large" act={say(true)} done={null} failed={text.failed}>
              {text.linkYes}
            </ActButton>
            <ActButton
              kind="outline"
              size="large"
              act={say(false)}
              done={null}
              failed={text.failed}
            >
              {text.linkNo}
            </ActButton>
          </div>
        )}
      </div>
    </LinkPage>
  );
}
