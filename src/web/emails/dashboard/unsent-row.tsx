import { useState } from 'react';
import type { UnsentEmail } from '#contract/failing-emails.ts';
import { Link } from '#web/app/link.tsx';
import { useCall } from '#web/app/use-call.ts';
import { WhenShown } from '#web/app/when-shown.tsx';
import { sectionPath } from '#core/accounts/dashboard-sections.ts';
import { ActButton } from '#web/kit/act-button.tsx';
import { Button, buttonClass } from '#web/kit/button.tsx';
import { emailsMessages } from '#texts/en/emails.ts';
import { CorrectEmailForm } from './correct-email-form.tsx';
import { EmailReason } from './email-reason.tsx';
import { NextTry } from './next-try.tsx';

const text = emailsMessages;

/** One e-mail that waits for another try, or failed. */
export function UnsentRow({ email, isFailed }: { email: UnsentEmail; isFailed: boolean }) {
  const sendOne = useCall('resendEmail');
  const renew = useCall('renewLink');
  const discard = useCall('discardEmail');
  const [isCorrecting, setIsCorrecting] = useState(false);
  const { subject, to, link } = email;
  const params = { id: email._id };
  const failed = text.actFailed;
  const act = { kind: 'outline', size: 'small' } as const;
  const canSend = link === 'none' || !isFailed;
  return (
    <li className="border-t border-line py-3">
      <p className="font-semibold wrap-anywhere">
        <bdi>{subject}</bdi>
      </p>
      <p className="type-meta wrap-anywhere">
        <bdi>{text.to(to)}</bdi> · <WhenShown at={email.createdAt} />
        {email.nextTryAt !== null && (
          <>
            {' · '}
            <NextTry at={email.nextTryAt} />
          </>
        )}
      </p>
      <EmailReason reason={email.reason} problem={email.problem} />
      {isFailed && link === 'not-kept' && <p className="text-small">{text.tellYourself}</p>}
      {isFailed && link === 'asked-again' && <p className="text-small">{text.askAgain}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {canSend && (
          <ActButton
            {...act}
            aria-label={text.sendOne(subject, to)}
            act={() => sendOne.mutateAsync({ params })}
            failed={failed}
          >
            {isFailed ? text.sendAgain : text.sendNow}
          </ActButton>
        )}
        {isFailed && link === 'renewable' && (
          <ActButton
            {...act}
            aria-label={text.renewOne(subject, to)}
            act={() => renew.mutateAsync({ params })}
            failed={failed}
          >
            {text.renew}
          </ActButton>
        )}
        {isFailed && (link === 'renewable' || link === 'not-kept') && (
          <Link
            className={buttonClass(act)}
            to={`${sectionPath('accounts')}&q=${encodeURIComponent(to)}`}
          >
            {text.openAccount}
          </Link>
        )}
        {email.canCorrect && !isCorrecting && (
          <Button
            {...act}
            aria-label={text.correctOne(subject, to)}
            onClick={() => setIsCorrecting(true)}
          >
            {text.correct}
          </Button>
        )}
        {isFailed && (
          <ActButton
            kind="danger"
            size="small"
            aria-label={text.removeOne(subject, to)}
            act={() => discard.mutateAsync({ params })}
            failed={failed}
          >
            {text.remove}
          </ActButton>
        )}
      </div>
      {isCorrecting && <CorrectEmailForm email={email} onDone={() => setIsCorrecting(false)} />}
    </li>
  );
}
