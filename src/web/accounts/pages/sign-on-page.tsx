import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { AccountFrame, accountLede, accountTitle } from '../account-frame.tsx';
import { rememberRole } from '../role-select.tsx';
import { forgetSignOnRequest, goToSignOn, readSignOnRequest } from '../sign-on-request.ts';
import { CallError, sentenceOf } from '#web/kit/call-error.ts';
import type { Reply } from '#web/app/call.ts';
import { call } from '#web/app/call.ts';
import { Link } from '#web/app/link.tsx';
import { useLocation } from '#web/kit/location.ts';
import { PageHeading } from '#web/app/page-heading.tsx';
import { usePollingTable } from '#web/app/polling-table.ts';
import { withSecondStep } from '#web/app/proof.ts';
import { becomeViewer } from '#web/app/session.ts';
import type { HistoryState } from '#web/app/paths.ts';
import { paths, readHistoryState } from '#web/app/paths.ts';
import { Button, buttonClass, Spinner } from '#web/kit/button.tsx';
import type { Problem } from '#web/kit/form-problem.tsx';
import { FormProblem } from '#web/kit/form-problem.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { notify } from '#web/kit/notify.ts';
import { messages } from '#texts/en/site.ts';
import { signOnMessages } from '#texts/en/ways-in.ts';
import { ArrivalForm } from './arrival-form.tsx';

const text = signOnMessages;
type Answer = Reply<'finishSignOn'>;
/** Refusals that another try meets again: a log-in in the usual way comes first. */
const toLogIn: ReadonlySet<unknown> = new Set([
  'sign-on-address-taken',
  'sign-on-connected-elsewhere',
]);

/** /sign-on: where the provider of the campus's own log-in sends the browser back to. */
export function SignOnPage() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const isPollingTable = usePollingTable();
  const begun = useRef(false);
  const [request] = useState(readSignOnRequest);
  const [form, setForm] = useState<NonNullable<Answer['form']> | null>(null);
  const [problem, setProblem] = useState<(Problem & { canRetry: boolean }) | null>(null);
  const key = request?.key ?? '';
  const isUnderWay = key !== '' && search !== '';
  // Only places of this site, whatever stands in the storage.
  const from = readHistoryState({ from: request?.from }).from ?? paths.home;

  useEffect(() => {
    if (!isUnderWay || begun.current) return;
    begun.current = true;
    forgetSignOnRequest();
    const finish = async () => {
      try {
        const answer = await withSecondStep(() => call('finishSignOn', { body: { key, search } }));
        if ('form' in answer && answer.form !== null) return setForm(answer.form);
        if (answer.user !== null) {
          becomeViewer(client, answer.user);
          rememberRole(answer.user.role);
        }
        notify.success(answer.message);
        const arrival: HistoryState =
          !('outcome' in answer) || answer.outcome === 'in' ? { cameFrom: 'login' } : {};
        void navigate(from, { replace: true, state: arrival, viewTransition: true });
      } catch (refusal) {
        const canRetry = !(refusal instanceof CallError && toLogIn.has(refusal.reason));
        setProblem({ text: sentenceOf(refusal, text.failed), canRetry });
      }
    };
    void finish();
  }, [isUnderWay, key, search, from, client, navigate]);

  const again = async () => {
    try {
      await goToSignOn({ from, asksAgain: isPollingTable });
    } catch (refusal) {
      setProblem({ text: sentenceOf(refusal, text.failed), canRetry: true });
    }
  };
  const title = form === null ? text.title : text.formTitle;
  return (
    <AccountFrame>
      <div>
        <PageHeading title={messages.title.of(title)} className={accountTitle}>
          {title}
        </PageHeading>
        {form !== null && <p className={accountLede}>{text.formLede}</p>}
      </div>
      {form !== null ? (
        <ArrivalForm request={{ key, from }} known={form} />
      ) : isUnderWay && problem === null ? (
        <p role="status" className="flex items-center gap-3">
          <Spinner />
          {text.waiting}
        </p>
      ) : (
        <>
          <FormProblem problem={problem} />
          {problem === null && (
            <Notice>
              <p>{text.nothing}</p>
            </Notice>
          )}
          {problem?.canRetry === true && (
            <Button size="large" onClick={again}>
              {text.again}
            </Button>
          )}
          <Link
            to={paths.login}
            state={{ from } satisfies HistoryState}
            className={buttonClass({
              kind: problem?.canRetry === false ? 'primary' : 'outline',
              size: 'large',
            })}
          >
            {text.login}
          </Link>
        </>
      )}
    </AccountFrame>
  );
}
