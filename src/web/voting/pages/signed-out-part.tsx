import type { VoteLink } from '#contract/vote-links.ts';
import { accountFields, accountLede } from '#web/accounts/account-frame.tsx';
import { Link } from '#web/app/link.tsx';
import type { HistoryState } from '#web/app/paths.ts';
import { contactPath, forgottenPath, paths } from '#web/app/paths.ts';
import { buttonClass } from '#web/kit/button.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { voteLinkMessages } from '#texts/en/vote-link.ts';
import { AboutLink } from './about-link.tsx';
import { VoterForm } from './voter-form.tsx';

const text = voteLinkMessages;

interface SignedOutPartProps {
  link: VoteLink;
  token: string;
}

/** For whoever is not logged in: an account is one password away, unless they have one. */
export function SignedOutPart({ link, token }: SignedOutPartProps) {
  const { holder, hasAccount, hasVoted } = link;
  const back: HistoryState = { from: `${paths.vote}?token=${encodeURIComponent(token)}` };
  if (holder?.isProved === true || hasAccount) {
    const isSurelyYours = hasAccount && (holder === null || holder.hasThisAddress);
    return (
      <div className={accountFields}>
        <AboutLink link={link} />
        {holder?.isProved === true ? (
          <Notice title={text.used(holder.name)}>
            <p>{text.usedText}</p>
            {!isSurelyYours && <p>{text.usedNotYours}</p>}
          </Notice>
        ) : (
          <Notice title={text.hasAccount}>
            <p>{text.hasAccountText}</p>
          </Notice>
        )}
        {hasVoted && <p>{text.voted}</p>}
        <Link to={paths.login} state={back} className={buttonClass({ size: 'large' })}>
          {text.logInToVote}
        </Link>
        <Link to={forgottenPath} state={back} className="type-link justify-self-start">
          {text.forgotten}
        </Link>
        {!isSurelyYours && (
          <Link to={contactPath('query')} className="type-link justify-self-start">
            {text.writeToCouncil}
          </Link>
        )}
      </div>
    );
  }
  return (
    <div className={accountFields}>
      <AboutLink link={link} />
      {holder !== null && (
        <Notice tone="warning" title={text.squatted(holder.name)}>
          <p>{text.squattedText}</p>
          {hasVoted && <p>{text.squatVoted}</p>}
        </Notice>
      )}
      <VoterForm link={link} token={token} />
      <p className={accountLede}>
        {text.withAccount}{' '}
        <Link to={paths.login} state={back} className="type-link">
          {text.logIn}
        </Link>
      </p>
    </div>
  );
}
