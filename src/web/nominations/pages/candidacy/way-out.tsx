import type { ReactNode } from 'react';
import { accountFields, accountLede } from '#web/accounts/account-frame.tsx';
import type { Reply } from '#web/app/call.ts';
import { Link } from '#web/app/link.tsx';
import { useViewer } from '#web/app/session.ts';
import { useCall } from '#web/app/use-call.ts';
import { useKeptFocus } from '#web/app/use-kept-focus.ts';
import type { HistoryState } from '#web/app/paths.ts';
import { contactPath, electionPath, pathWithToken, paths } from '#web/app/paths.ts';
import { ActButton } from '#web/kit/act-button.tsx';
import { buttonClass } from '#web/kit/button.tsx';
import { ConfirmedAct } from '#web/kit/confirmed-act.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { candidacyMessages as text } from '#texts/en/candidacy.ts';

interface WayOutProps {
  link: Reply<'readEnteredLink'>;
  token: string;
}

/** Where somebody stands whom officers entered, the way out, and the way to their account. */
export function WayOut({ link, token }: WayOutProps) {
  const { name, position, election, status, way } = link;
  // What was pressed leaves: the focus goes to what is said in its place.
  const box = useKeptFocus();
  const isOff = way === null;
  return (
    <div ref={box} className={accountFields}>
      {isOff ? (
        <Notice title={text.off(position)} tabIndex={-1}>
          <p>{text.offText}</p>
        </Notice>
      ) : (
        <div>
          <p className="text-lede font-semibold wrap-anywhere" tabIndex={-1}>
            {text.entered(name, position, election.name)}
          </p>
          <p className={accountLede}>{status === 'waits' ? text.waits : text.stands}</p>
        </div>
      )}
      {way === 'leave' && <Leave position={position} token={token} />}
      {way === 'step-down' && <StepDown position={position} token={token} />}
      {way === 'write' && <p className={accountLede}>{text.final}</p>}
      {(way === 'write' || isOff) && (
        <Link to={contactPath('query', text.write)} className={buttonClass({ size: 'large' })}>
          {text.writeToCouncil}
        </Link>
      )}
      {!isOff && <ToAccount link={link} token={token} />}
      <Link to={electionPath(election._id)} className="type-link justify-self-start">
        {election.name}
      </Link>
    </div>
  );
}

function Leave({ position, token }: { position: string; token: string }) {
  const leave = useCall('leaveByLink');
  return (
    <div className={accountFields}>
      <p className={accountLede}>{text.leaveText}</p>
      <ConfirmedAct
        kind="outline"
        size="large"
        title={text.leaveTitle}
        text={text.leaveAsk(position)}
        act={() => leave.mutateAsync({ body: { token } })}
        failed={text.failed}
      >
        {text.leave}
      </ConfirmedAct>
    </div>
  );
}

function StepDown({ position, token }: { position: string; token: string }) {
  const leave = useCall('stepDownByLink');
  return (
    <div className={accountFields}>
      <p className={accountLede}>{text.stepDownText}</p>
      <ConfirmedAct
        kind="outline"
        size="large"
        title={text.stepDownTitle}
        text={text.stepDownAsk(position)}
        act={() => leave.mutateAsync({ body: { token } })}
        failed={text.failed}
      >
        {text.stepDown}
      </ConfirmedAct>
    </div>
  );
}

/**
 * The candidacy becomes that of the viewer's account where it has proved that it is theirs. It waits for a press,
 * because an officer who is logged in may open the link as well.
 */
function ToAccount({ link, token }: WayOutProps): ReactNode {
  const { viewer } = useViewer();
  const take = useCall('takeCandidacy');
  const { _id: id, name, account } = link;
  const button = {
    kind: 'outline',
    size: 'large',
    act: () => take.mutateAsync({ params: { id } }),
    failed: text.takeFailed,
  } as const;
  if (account === 'taken' || account === 'none') return null;
  if (viewer === null) {
    const back: HistoryState = { from: pathWithToken(paths.candidacy, token) };
    return (
      <div className={accountFields}>
        <p className={accountLede}>{text.prove}</p>
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
      </div>
    );
  }
  if (account !== 'mine') return <p className={accountLede}>{text.prove}</p>;
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
