import { useQuery } from '@tanstack/react-query';
import type { EmailTrouble } from '#contract/failing-emails.ts';
import { useCall } from '#web/app/use-call.ts';
import { ActButton } from '#web/kit/act-button.tsx';
import { ConfirmedAct } from '#web/kit/confirmed-act.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { emailsMessages } from '#texts/en/emails.ts';
import { messages } from '#texts/en/site.ts';
import { LoadedList } from '#web/kit/list/loaded-list.tsx';
import { EmailReason } from './email-reason.tsx';
import { NextTry } from './next-try.tsx';
import { emailTroubleQuery } from './queries.ts';
import { UnsentRow } from './unsent-row.tsx';
import { sentenceOf } from '#web/kit/call-error.ts';
import { Button } from '#web/kit/button.tsx';
import { Notice } from '#web/kit/notice.tsx';

const text = emailsMessages;

/** What waits to be sent and what failed, why, and what an admin can do about it. */
export function Emails() {
  const query = useQuery(emailTroubleQuery);
  return (
    <LoadedList query={query} failed={text.loadFailed}>
      {(trouble) => (
        <div className="px-5 pt-1 pb-5 max-md:px-3.5">
          <p className="max-w-[70ch] text-ink-2">
            {trouble.delivery === 'files' ? text.files : text.counts(trouble)}
          </p>
          <TestEmail />
          <Waiting trouble={trouble} />
          <Failed trouble={trouble} />
          <Mailings mailings={trouble.mailings} />
          {isEmpty(trouble) && trouble.delivery !== 'files' && <EmptyState title={text.empty} />}
        </div>
      )}
    </LoadedList>
  );
}

const isEmpty = ({ waiting, failed, mailings }: EmailTrouble) =>
  waiting === 0 && failed === 0 && mailings.length === 0;

function Waiting({ trouble }: { trouble: EmailTrouble }) {
  const sendAll = useCall('sendEmailsNow');
  const { failing, unnamed } = trouble;
  const isHeldUp = trouble.mailings.some(({ nextTryAt }) => nextTryAt !== null);
  if (failing.length === 0 && unnamed.waiting === 0 && !isHeldUp) return null;
  return (
    <section aria-labelledby="emails-waiting" className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold" id="emails-waiting">
          {text.waitingTitle}
        </h3>
        <ActButton
          kind="outline"
          size="small"
          act={() => sendAll.mutateAsync()}
          failed={text.actFailed}
        >
          {text.sendAll}
        </ActButton>
      </div>
      {unnamed.waiting > 0 && (
        <p className="mt-2 text-ink-2">{text.unnamedWaiting(unnamed.waiting)}</p>
      )}
      <ul className="mt-2" aria-label={text.waitingTitle}>
        {failing.map((email) => (
          <UnsentRow key={email._id} email={email} isFailed={false} />
        ))}
      </ul>
    </section>
  );
}

function Failed({ trouble }: { trouble: EmailTrouble }) {
  const discardAll = useCall('discardFailedEmails');
  const { failures, unnamed, failed } = trouble;
  if (failed === 0) return null;
  return (
    <section aria-labelledby="emails-failed" className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold" id="emails-failed">
          {text.failedTitle}
        </h3>
        <ConfirmedAct
          kind="danger"
          size="small"
          title={text.removeTitle(failed)}
          text={text.removeText}
          confirmLabel={text.remove}
          keepLabel={messages.dialog.keep}
          act={() => discardAll.mutateAsync()}
          failed={text.actFailed}
        >
          {text.removeAll}
        </ConfirmedAct>
      </div>
      {unnamed.failed > 0 && (
        <p className="mt-2 text-ink-2">{text.unnamedFailed(unnamed.failed)}</p>
      )}
      <ul className="mt-2" aria-label={text.failedTitle}>
        {failures.map((email) => (
          <UnsentRow key={email._id} email={email} isFailed />
        ))}
      </ul>
    </section>
  );
}

/** E-mails to many people: a reason and a number. */
function Mailings({ mailings }: Pick<EmailTrouble, 'mailings'>) {
  if (mailings.length === 0) return null;
  return (
    <section aria-labelledby="emails-mailings" className="mt-6">
      <h3 className="font-semibold" id="emails-mailings">
        {text.mailingsTitle}
      </h3>
      <ul className="mt-2" aria-labelledby="emails-mailings">
        {mailings.map((one) => (
          <li key={`${one.electionId} ${one.kind}`} className="border-t border-line py-3">
            <p className="font-semibold wrap-anywhere">
              <bdi>{one.election}</bdi>: {text.kinds[one.kind]}
            </p>
            {one.failed !== null && one.failed > 0 && <p>{text.reachedNobody(one.failed)}</p>}
            <EmailReason reason={null} problem={one.problem} />
            {one.nextTryAt !== null && (
              <p className="type-meta">
                <NextTry at={one.nextTryAt} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Sends a test to oneself, and says what the mail server answered. */
function TestEmail() {
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
