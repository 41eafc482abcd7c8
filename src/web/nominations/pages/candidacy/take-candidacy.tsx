import { accountFields, accountLede } from '#web/accounts/account-frame.tsx';
import { Link } from '#web/app/link.tsx';
import { useViewer } from '#web/app/session.ts';
import { useCall } from '#web/app/use-call.ts';
import type { HistoryState } from '#web/app/paths.ts';
import { pathWithToken, paths } from '#web/app/paths.ts';
import { ActButton } from '#web/kit/act-button.tsx';
import { buttonClass } from '#web/kit/button.tsx';
import { ConfirmedAct } from '#web/kit/confirmed-act.tsx';
import { candidacyMessages as text } from '#texts/en/candidacy.ts';

/**
 * For who said yes without an account: they can become the candidate with one. It waits for a press,
 * because an officer who is logged in may open the link as well.
 */
export function TakeCandidacy({ token, name }: { token: string; name: string }) {
  const { viewer } = useViewer();
  const take = useCall('takeByLink');
  const button = {
    kind: 'outline',
    size: 'large',
    act: () => take.mutateAsync({ body: { token } }),
    failed: text.takeFailed,
  } as const;
  if (viewer) {
    return (
      <div className={accountFields}>
        <p className={accountLede}>{text.takeText}</p>
        {viewer.name === name ? (
          <ActButton {...button}>{text.take(viewer.name)}</ActButton>
        ) : (
          <ConfirmedAct
            {...button}
            title={text.takeTitle(viewer.name, name)}
            text={text.takeAsk(viewer.name, name)}
            confirmKind="primary"
          >
            {text.take(viewer.name)}
          </ConfirmedAct>
        )}
      </div>
    );
  }
  return (
    <div className={accountFields}>
      <p className={accountLede}>{text.takeText}</p>
      <WaysToAccount token={token} />
    </div>
  );
}

/** To an account, and back to the question. */
export function WaysToAccount({ token }: { token: string }) {
  const back: HistoryState = { from: pathWithToken(paths.candidacy, token) };
  return (
    <>
      <Link
        to={paths.register}
        state={back}
        className={buttonClass({ kind: 'outline', size: 'large' })}
      >
        {text.register}
      </Link>
      <Link to={paths.login} state={back} className="type-link justify-self-start">
        {text.logIn}
      </Link>
    </>
  );
}
