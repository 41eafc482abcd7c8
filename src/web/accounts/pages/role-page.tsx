import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { AccountFrame, accountFields, accountLede, accountTitle } from '../account-frame.tsx';
import { formatListDate } from '#core/campus/dates.ts';
import type { Reply } from '#web/app/call.ts';
import { call } from '#web/app/call.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { Link } from '#web/app/link.tsx';
import { PageHeading } from '#web/app/page-heading.tsx';
import type { HistoryState } from '#web/app/paths.ts';
import { pathWithToken, paths } from '#web/app/paths.ts';
import { forgetViewer, useViewer } from '#web/app/session.ts';
import { buttonClass } from '#web/kit/button.tsx';
import { CallError, sentenceOf } from '#web/kit/call-error.ts';
import { CallForm, Press, useCallForm } from '#web/kit/call-form.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { useLinkToken } from '#web/kit/location.ts';
import { Notice } from '#web/kit/notice.tsx';
import { Skeleton, SkeletonGroup } from '#web/kit/skeleton.tsx';
import { roleLinkMessages as text } from '#texts/en/account.ts';
import { messages } from '#texts/en/site.ts';

/** /role: a link that carries a role. It waits for a press, because whoever sends it on shows a preview of it. */
export function RolePage() {
  const token = useLinkToken();
  const [taken, setTaken] = useState<string | null>(null);
  return (
    <AccountFrame>
      <PageHeading title={messages.title.of(text.title)} className={accountTitle}>
        {text.title}
      </PageHeading>
      {token === '' ? (
        <Notice>
          <p>{text.noToken}</p>
        </Notice>
      ) : taken === null ? (
        <ByLink token={token} onTaken={setTaken} />
      ) : (
        <>
          <Notice tone="success" icon={CircleCheck} role="status">
            <p className="font-semibold">{text.done(taken)}</p>
            <p>{text.doneText}</p>
          </Notice>
          <Link to={paths.login} className={buttonClass({ size: 'large' })}>
            {text.logIn}
          </Link>
        </>
      )}
    </AccountFrame>
  );
}

interface ByLinkProps {
  token: string;
  onTaken: (role: string) => void;
}

function ByLink({ token, onTaken }: ByLinkProps) {
  const query = useQuery({
    queryKey: ['role-link', token],
    queryFn: () => call('readRoleLink', { body: { token } }),
    retry: false,
  });
  return (
    <Loaded
      query={query}
      failed={(error) =>
        error instanceof CallError && error.reason === 'link-invalid' ? (
          <Notice>
            <p>{error.message}</p>
            <p>{text.askAgain}</p>
          </Notice>
        ) : (
          sentenceOf(error, text.loadFailed)
        )
      }
      waiting={
        <SkeletonGroup>
          <Skeleton shape="card" />
        </SkeletonGroup>
      }
    >
      {(link) => <Carried link={link} token={token} onTaken={onTaken} />}
    </Loaded>
  );
}

function Carried({ link, token, onTaken }: ByLinkProps & { link: Reply<'readRoleLink'> }) {
  const { viewer } = useViewer();
  const timeZone = useTimeZone();
  const role = messages.roles[link.role];
  const back: HistoryState = { from: pathWithToken(paths.role, token) };
  return (
    <div className={accountFields}>
      <p>
        {text.carries(role)}
        {link.roleEndsAt !== null && ` ${text.until(formatListDate(link.roleEndsAt, timeZone))}`}
      </p>
      {viewer === null ? (
        <>
          <p className={accountLede}>{text.loggedOutText}</p>
          <Link to={paths.login} state={back} className={buttonClass({ size: 'large' })}>
            {text.logIn}
          </Link>
          <Link
            to={paths.register}
            state={{ ...back, roleLink: { token, role: link.role } } satisfies HistoryState}
            className={buttonClass({ kind: 'outline', size: 'large' })}
          >
            {text.register}
          </Link>
        </>
      ) : (
        <Take name={viewer.name} token={token} onDone={() => onTaken(role)} />
      )}
    </div>
  );
}

interface TakeProps {
  name: string;
  token: string;
  onDone: () => void;
}

function Take({ name, token, onDone }: TakeProps) {
  const client = useQueryClient();
  const form = useCallForm(Press, {});
  return (
    <CallForm
      form={form}
      send={() => call('takeRole', { body: { token } })}
      failed={text.failed}
      done={null}
      onDone={() => {
        // All sessions of the account have ended: none of them has the former rights.
        onDone();
        forgetViewer(client);
      }}
      submit={text.take(name)}
      className={accountFields}
    >
      <p className={accountLede}>{text.sessionsText}</p>
    </CallForm>
  );
}
