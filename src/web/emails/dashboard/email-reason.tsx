import type { EmailProblem } from '#core/emails/email-problems.ts';
import { dashboardMessages } from '#texts/en/dashboard.ts';

/** Why an e-mail did not leave: in plain words, and what the mail server said. */
export function EmailReason({ reason, problem }: { reason: EmailProblem | null; problem: string }) {
  const words = dashboardMessages.emails.reasonOf(reason);
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
