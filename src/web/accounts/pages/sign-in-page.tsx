import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { User } from '#contract/accounts.ts';
import { accountFields } from '../account-frame.tsx';
import { LinkPage } from '../link-page.tsx';
import { rememberRole } from '../remembered-role.ts';
import { call } from '#web/app/call.ts';
import { Link } from '#web/app/link.tsx';
import { useLinkToken } from '#web/kit/location.ts';
import { usePollingTable } from '#web/app/polling-table.ts';
import { withSecondStep } from '#web/app/proof.ts';
import { becomeViewer } from '#web/app/session.ts';
import { signInLinkMessages } from '#texts/en/account.ts';
import { messages } from '#texts/en/site.ts';
import type { HistoryState } from '#web/app/paths.ts';
import { paths } from '#web/app/paths.ts';
import { buttonClass } from '#web/kit/button.tsx';
import { CallForm, Press, useCallForm } from '#web/kit/call-form.tsx';

const text = signInLinkMessages;

/**
 * /sign-in: signs in by the link of an e-mail. It waits for a press, because mail scanners open every
 * link and must not use this one up.
 */
export function SignInPage() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const token = useLinkToken();
  const isPollingTable = usePollingTable();
  const [isRefused, setRefused] = useState(false);
  const form = useCallForm(Press, {});

  const arrive = ({ user }: { user: User }) => {
    becomeViewer(client, user);
    rememberRole(user.role);
    const arrival: HistoryState = { cameFrom: 'login' };
    const start = isPollingTable ? paths.elections : paths.home;
    void navigate(start, { replace: true, state: arrival, viewTransition: true });
  };
  return (
    <LinkPage
      title={text.title}
      lede={text.lede}
      token={token}
      noToken={text.noToken}
      after={
        (token === '' || isRefused) && (
          <Link to={paths.login} className={buttonClass({ kind: 'outline', size: 'large' })}>
            {text.back}
          </Link>
        )
      }
    >
      <CallForm
        form={form}
        send={() => withSecondStep(() => call('signInByLink', { body: { token } }))}
        failed={messages.fixed.loginFailed}
        isToasted
        isPublic
        onDone={arrive}
        onRefused={() => {
          setRefused(true);
          return false;
        }}
        submit={text.submit}
        className={accountFields}
      />
    </LinkPage>
  );
}
