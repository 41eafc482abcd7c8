import type { EmailProblem } from '#core/emails/email-problems.ts';
import { dashboardMessages } from '#texts/en/dashboard.ts';
import { formatListDate, formatTime } from '#core/campus/dates.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { emailsMessages } from '#texts/en/emails.ts';

/** Why an e-mail did not leave: in plain words, and what the mail server said. */
export function EmailReason({ reason, problem }: { reason: EmailProblem | null; problem: string }) {
  const words = reason === null ? '' : dashboardMessages.emails.reasons[reason];
  return (
    <>
      {words !== '' && <p className="text-small">{words}</p>}
      {problem !== '' && (
        <p className="type-meta wrap-anywhere">
          <bdi>{problem}</bdi>
        </p>
      )}
    </>
  );
}

/** When an e-mail is tried next. */
export function NextTry({ at }: { at: string }) {
  const timeZone = useTimeZone();
  return (
    <time dateTime={at}>
      {emailsMessages.nextTry} {formatListDate(at, timeZone)} {formatTime(at, timeZone)}
    </time>
  );
}
