import type { UnsentEmail } from '#contract/failing-emails.ts';
import { Link } from '#web/app/link.tsx';
import { useCall } from '#web/app/use-call.ts';
import { WhenShown } from '#web/app/when-shown.tsx';
import { sectionPath } from '#core/accounts/dashboard-sections.ts';
import { ActButton } from '#web/kit/act-button.tsx';
import { buttonClass } from '#web/kit/button.tsx';
import { emailsMessages } from '#texts/en/emails.ts';
import { EmailReason, NextTry } from './trouble-words.tsx';

const text = emailsMessages;

/** One e-mail that waits for another try, or failed. */
export function UnsentRow({ email, isAdmin }: { email: UnsentEmail; isAdmin: boolean }) {
  const resend = useCall('resendEmail');
  const discard = useCall('discardEmails');
  const { _id: id, subject, to, link, hasFailed } = email;
  const failed = text.actFailed;
  const act = { kind: 'outline', size: 'small' } as const;
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
      {hasFailed && link === 'not-kept' && <p className="text-small">{text.tellYourself}</p>}
      {hasFailed && link === 'asked-again' && <p className="text-small">{text.askAgain}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {(!hasFailed || link === 'none' || link === 'renewable') && (
          <ActButton
            {...act}
            aria-label={text.sendAgainOne(subject, to)}
            act={() => resend.mutateAsync({ params: { id } })}
            failed={failed}
          >
            {text.sendAgain}
          </ActButton>
        )}
        {hasFailed && (link === 'renewable' || link === 'not-kept') && (
          <Link
            className={buttonClass(act)}
            to={`${sectionPath('accounts')}&q=${encodeURIComponent(to)}`}
          >
            {text.openAccount}
          </Link>
        )}
        {hasFailed && isAdmin && (
          <ActButton
            kind="danger"
            size="small"
            aria-label={text.giveUpOne(subject, to)}
            act={() => discard.mutateAsync({ body: { id } })}
            failed={failed}
          >
            {text.giveUp}
          </ActButton>
        )}
      </div>
    </li>
  );
}
