import type { WorkingVoteLink } from '#contract/vote-links.ts';
import { accountFields, accountLede } from '#web/accounts/account-frame.tsx';
import { logOut } from '#web/app/session.ts';
import type { StoredUser } from '#web/app/stored-user.ts';
import { useCall } from '#web/app/use-call.ts';
import { pathWithToken, paths } from '#web/app/paths.ts';
import { ActButton } from '#web/kit/act-button.tsx';
import { CallForm, Press, useCallForm } from '#web/kit/call-form.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { voteLinkMessages } from '#texts/en/vote-link.ts';
import { AboutLink } from './about-link.tsx';
import { useVoteArrival } from './queries.ts';

const text = voteLinkMessages;
const wide = 'py-2.5 leading-snug! whitespace-normal!';

interface SignedInPartProps {
  link: WorkingVoteLink;
  token: string;
  viewer: StoredUser;
}

/** For whoever is logged in: one press gives the number to this account, or they log out first. */
export function SignedInPart({ link, token, viewer }: SignedInPartProps) {
  const take = useCall('takeByVoteLink', { onSuccess: useVoteArrival() });
  const form = useCallForm(Press, {});
  const { holder, enrollmentNumber } = link;
  return (
    <div className={accountFields}>
      <AboutLink link={link} />
      <p className="type-mono text-lede">{enrollmentNumber}</p>
      <p className={accountLede}>{text.asYou(viewer.name)}</p>
      {holder !== null && !holder.isYou && (
        <Notice tone="warning" title={text.squatted}>
          <p>{text.squattedText}</p>
        </Notice>
      )}
      <CallForm
        form={form}
        send={() => take.mutateAsync({ body: { token } })}
        failed={text.takeFailed}
        submit={
          holder?.isYou !== true
            ? text.take(viewer.name)
            : link.election === null
              ? text.mine
              : text.keep
        }
        look={{ className: wide }}
        className={accountFields}
      />
      {holder?.isYou !== true && (
        <section className="grid gap-2.5 border-t border-line pt-4">
          <h2 className="type-h3">{text.notYou}</h2>
          <LogOutFirst token={token} />
        </section>
      )}
    </div>
  );
}

/** Ends the session, and comes back to the link. */
export function LogOutFirst({ token }: { token: string }) {
  return (
    <ActButton
      kind="outline"
      size="large"
      act={() => logOut(pathWithToken(paths.vote, token))}
      failed={text.logOutFailed}
    >
      {text.logOutFirst}
    </ActButton>
  );
}
