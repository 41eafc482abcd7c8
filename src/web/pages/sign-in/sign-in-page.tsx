import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { accountFields } from '#web/account/account-frame.tsx';
import { LinkPage } from '#web/account/link-page.tsx';
import { rememberRole } from '#web/account/remembered-role.ts';
import { sentenceOf } from '#web/app/call-error.ts';
import { call } from '#web/app/call.ts';
import { Link } from '#web/app/link.tsx';
import { useSearchParams } from '#web/app/location.ts';
import { usePollingTable } from '#web/app/polling-table.ts';
import { withSecondStep } from '#web/app/proof.ts';
import { becomeViewer } from '#web/app/session.ts';
import { signInLinkMessages } from '#web/messages/en/account.ts';
import { messages } from '#web/messages/en/site.ts';
import type { Arrival } from '#web/paths.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import type { Problem } from '#web/ui/form-problem.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { notify } from '#web/ui/notify.ts';

const text = signInLinkMessages;

/**
 * /sign-in: signs in by the link of an e-mail. It waits for a press, because mail scanners open every
 * link and must not use this one up.
 */
export function SignInPage() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const token = useSearchParams().get('token') ?? '';
  const isPollingTable = usePollingTable();
  const [problem, setProblem] = useState<Problem | null>(null);
  const { mutateAsync: signIn, isPending } = useMutation({
    mutationFn: () => withSecondStep(() => call('signInByLink', { body: { token } })),
  });

  const press = async () => {
    setProblem(null);
    try {
      const { user, message } = await signIn();
      becomeViewer(client, user);
      rememberRole(user.role);
      notify.success(message);
      const arrival: Arrival = { cameFrom: 'login' };
      const start = isPollingTable ? paths.elections : paths.home;
      void navigate(start, { replace: true, state: arrival, viewTransition: true });
    } catch (refusal) {
      const sentence = sentenceOf(refusal, messages.fixed.loginFailed);
      notify.refused(sentence);
      setProblem({ text: sentence });
    }
  };
  return (
    <LinkPage
      title={text.title}
      lede={text.lede}
      token={token}
      noToken={text.noToken}
      after={
        (token === '' || problem !== null) && (
          <Link to={paths.login} className={buttonClass({ kind: 'outline', size: 'large' })}>
            {text.back}
          </Link>
        )
      }
    >
      <div className={accountFields}>
        <FormProblem problem={problem} />
        <Button size="large" isPending={isPending} onClick={press}>
          {text.submit}
        </Button>
      </div>
    </LinkPage>
  );
}
