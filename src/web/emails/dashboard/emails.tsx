import { useQuery } from '@tanstack/react-query';
import type { UnsentEmails } from '#contract/failing-emails.ts';
import { useViewer } from '#web/app/session.ts';
import { useCall } from '#web/app/use-call.ts';
import { useHashPlace } from '#web/app/use-hash-place.ts';
import { useKeptFocus } from '#web/app/use-kept-focus.ts';
import { unsentEmailsQuery } from '#web/campus/officer-queries.ts';
import { ConfirmedAct } from '#web/kit/confirmed-act.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { emailsMessages } from '#texts/en/emails.ts';
import { messages } from '#texts/en/site.ts';
import { LoadedList } from '#web/kit/list/loaded-list.tsx';
import { EmailReason, NextTry } from './trouble-words.tsx';
import { UnsentRow } from './unsent-row.tsx';
import { sentenceOf } from '#web/kit/call-error.ts';
import { Button } from '#web/kit/button.tsx';
import { Notice } from '#web/kit/notice.tsx';

const text = emailsMessages;

/** What waits to be sent and what failed, why, and what an officer can do about it. */
export function Emails() {
  const isAdmin = useViewer().viewer?.role === 'admin';
  // What was sent again or given up leaves with its buttons.
  const box = useKeptFocus();
  return (
    <LoadedList query={useQuery(unsentEmailsQuery)} failed={text.loadFailed}>
      {(unsent) => (
        <div ref={box} className="px-5 pt-1 pb-5 max-md:px-3.5">
          <p className="max-w-[70ch] text-ink-2">
            {unsent.delivery === 'files' ? text.files : text.counts(unsent)}
          </p>
          {isAdmin && <TestEmail />}
          <Unsent unsent={unsent} isAdmin={isAdmin} />
          <Mailings mailings={unsent.mailings} />
          {isEmpty(unsent) && unsent.delivery !== 'files' && <EmptyState title={text.empty} />}
        </div>
      )}
    </LoadedList>
  );
}

const isEmpty = ({ waiting, failed, mailings }: UnsentEmails) =>
  waiting === 0 && failed === 0 && mailings.length === 0;

function Unsent({ unsent, isAdmin }: { unsent: UnsentEmails; isAdmin: boolean }) {
  const discard = useCall('discardEmails');
  const title = useHashPlace<HTMLHeadingElement>('unsent-emails');
  const { emails, unnamed, failed } = unsent;
  if (emails.length === 0 && unnamed.waiting === 0 && unnamed.failed === 0) return null;
  return (
    <section aria-labelledby="unsent-emails" className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 ref={title} className="font-semibold" id="unsent-emails" tabIndex={-1}>
          {text.unsentTitle}
        </h3>
        {isAdmin && failed > 0 && (
          <ConfirmedAct
            kind="danger"
            size="small"
            title={text.giveUpTitle(failed)}
            text={text.giveUpText}
            confirmLabel={text.giveUp}
            keepLabel={messages.dialog.keep}
            act={() => discard.mutateAsync({ body: {} })}
            failed={text.actFailed}
          >
            {text.giveUpAll}
          </ConfirmedAct>
        )}
      </div>
      {unnamed.failed > 0 && (
        <p className="mt-2 text-ink-2">{text.unnamedFailed(unnamed.failed)}</p>
      )}
      {unnamed.waiting > 0 && (
        <p className="mt-2 text-ink-2">{text.unnamedWaiting(unnamed.waiting)}</p>
      )}
      <ul className="mt-2" aria-label={text.unsentTitle}>
        {emails.map((email) => (
          <UnsentRow key={email._id} email={email} isAdmin={isAdmin} />
        ))}
      </ul>
    </section>
  );
}

/** E-mails to many people: a reason and a number. */
function Mailings({ mailings }: Pick<UnsentEmails, 'mailings'>) {
  if (mailings.length === 0) return null;
  return (
    <section aria-labelledby="emails-mailings" className="mt-6">
      <h3 className="font-semibold" id="emails-mailings">
        {text.mailingsTitle}
      </h3>
      <ul className="mt-2" aria-labelledby="emails-mailings">
        {mailings.map((one) => (
          <li key={one.electionId} className="border-t border-line py-3">
            <p className="font-semibold wrap-anywhere">
              <bdi>{one.election}</bdi>
            </p>
            {one.failed > 0 && <p>{text.reachedNobody(one.failed)}</p>}
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
