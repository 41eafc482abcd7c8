import { useState } from 'react';
import type { UnsentEmail } from '#contract/failing-emails.ts';
import { Link } from '#web/app/link.tsx';
import { WhenShown } from '#web/app/when-shown.tsx';
import { sectionPath } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { emailsMessages } from '#web/messages/en/emails.ts';
import { CorrectEmailForm } from './correct-email-form.tsx';
import { EmailReason } from './email-reason.tsx';
import { NextTry } from './next-try.tsx';
import { useTold } from './use-told.ts';

const text = emailsMessages;

/** One e-mail that waits for another try, or failed. */
export function UnsentRow({ email, isFailed }: { email: UnsentEmail; isFailed: boolean }) {
  const { sendOne, renew, discard, tell } = useTold();
  const [isCorrecting, setIsCorrecting] = useState(false);
  const { _id: id, subject, to, link } = email;
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
          <Button
            {...act}
            aria-label={text.sendOne(subject, to)}
            onClick={() => tell(sendOne.mutateAsync(id))}
          >
            {isFailed ? text.sendAgain : text.sendNow}
          </Button>
        )}
        {isFailed && link === 'renewable' && (
          <Button
            {...act}
            aria-label={text.renewOne(subject, to)}
            onClick={() => tell(renew.mutateAsync(id))}
          >
            {text.renew}
          </Button>
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
          <Button
            kind="danger"
            size="small"
            aria-label={text.removeOne(subject, to)}
            onClick={() => tell(discard.mutateAsync(id))}
          >
            {text.remove}
          </Button>
        )}
      </div>
      {isCorrecting && <CorrectEmailForm email={email} onDone={() => setIsCorrecting(false)} />}
    </li>
  );
}
