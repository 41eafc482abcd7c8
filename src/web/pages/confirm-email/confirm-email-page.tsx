import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { accountFields, accountLede } from '#web/account/account-frame.tsx';
import { LinkPage } from '#web/account/link-page.tsx';
import { useConfirmEmail } from '#web/account/profile-queries.ts';
import { CallError, sentenceOf } from '#web/app/call-error.ts';
import { Link } from '#web/app/link.tsx';
import { useSearchParams } from '#web/app/location.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import type { Problem } from '#web/ui/form-problem.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { notify } from '#web/ui/notify.ts';
import { confirmEmailMessages } from '#web/messages/en/account.ts';

const text = confirmEmailMessages;

/**
 * /confirm-email: confirms an address by the link of an e-mail. It waits for a press, because mail
 * scanners open every link and must not use this one up.
 */
export function ConfirmEmailPage() {
  const search = useSearchParams();
  const token = search.get('token') ?? '';
  const { mutateAsync: confirm, isSuccess } = useConfirmEmail();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSpent, setSpent] = useState(false);

  const press = async () => {
    setProblem(null);
    try {
      notify.success((await confirm(token)).message);
    } catch (refusal) {
      const sentence = sentenceOf(refusal, text.failed);
      notify.error(sentence);
      setProblem({ text: sentence });
      setSpent(refusal instanceof CallError && refusal.reason === 'link-invalid');
    }
  };
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
        <div className={accountFields}>
          <FormProblem problem={problem} />
          {isSpent && <p className={accountLede}>{text.askAgain}</p>}
          <Button size="large" onClick={press}>
            {text.submit}
          </Button>
        </div>
      )}
    </LinkPage>
  );
}
