import type { WorkingVoteLink } from '#contract/vote-links.ts';
import { accountFields, accountLede } from '#web/accounts/account-frame.tsx';
import { Link } from '#web/app/link.tsx';
import type { HistoryState } from '#web/app/paths.ts';
import { forgottenPath, pathWithToken, paths } from '#web/app/paths.ts';
import { buttonClass } from '#web/kit/button.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { voteLinkMessages } from '#texts/en/vote-link.ts';
import { AboutLink } from './about-link.tsx';
import { VoterForm } from './voter-form.tsx';

const text = voteLinkMessages;

interface SignedOutPartProps {
  link: WorkingVoteLink;
  token: string;
}

/** For whoever is not logged in: an account is one password away, unless they have one. */
export function SignedOutPart({ link, token }: SignedOutPartProps) {
  const { holder, hasAccount } = link;
  if (hasAccount) {
    return (
      <div className={accountFields}>
        <AboutLink link={link} />
        <Notice title={text.hasAccount}>
          <p>{link.election === null ? text.hasAccountAsked : text.hasAccountText}</p>
        </Notice>
        <WaysIn token={token} />
      </div>
    );
  }
  return (
    <div className={accountFields}>
      <AboutLink link={link} />
      {holder !== null && (
        <Notice tone="warning" title={text.squatted}>
          <p>{text.squattedText}</p>
        </Notice>
      )}
      <VoterForm link={link} token={token} />
      <p className={accountLede}>
        {text.withAccount}{' '}
        <Link to={paths.login} state={backTo(token)} className="type-link">
          {text.logIn}
        </Link>
      </p>
    </div>
  );
}

const backTo = (token: string): HistoryState => ({
  from: pathWithToken(paths.vote, token),
});

/** To the log-in, and from there back to the link. */
export function WaysIn({ token }: { token: string }) {
  return (
    <>
      <Link to={paths.login} state={backTo(token)} className={buttonClass({ size: 'large' })}>
        {text.logInToVote}
      </Link>
      <Link to={forgottenPath} state={backTo(token)} className="type-link justify-self-start">
        {text.forgotten}
      </Link>
    </>
  );
}
