import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import {
  AccountFrame,
  accountFields,
  accountLede,
  accountTitle,
} from '#web/accounts/account-frame.tsx';
import type { Reply } from '#web/app/call.ts';
import { CallError, sentenceOf } from '#web/kit/call-error.ts';
import { Link } from '#web/app/link.tsx';
import { useLinkToken } from '#web/kit/location.ts';
import { PageHeading } from '#web/app/page-heading.tsx';
import { useViewer } from '#web/app/session.ts';
import type { StoredUser } from '#web/app/stored-user.ts';
import { contactPath, electionPath, paths } from '#web/app/paths.ts';
import { buttonClass } from '#web/kit/button.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { Skeleton, SkeletonGroup } from '#web/kit/skeleton.tsx';
import { voteLinkMessages } from '#texts/en/vote-link.ts';
import { messages } from '#texts/en/site.ts';
import { useGoToBallot, voteLinkQuery } from './queries.ts';
import { LogOutFirst, SignedInPart } from './signed-in-part.tsx';
import { SignedOutPart, WaysIn } from './signed-out-part.tsx';

const text = voteLinkMessages;

/**
 * /vote: the link of an e-mail to an address of the voter list. It says whose number it is about and waits
 * for a press, because mail scanners open every link; who has the number already goes to the ballot.
 */
export function VotePage() {
  const token = useLinkToken();
  return (
    <AccountFrame>
      <PageHeading title={messages.title.of(text.title)} className={accountTitle}>
        {text.title}
      </PageHeading>
      {token === '' ? <NoLink sentence={text.noLink} /> : <ByLink token={token} />}
    </AccountFrame>
  );
}

function ByLink({ token }: { token: string }) {
  const { viewer } = useViewer();
  const query = useQuery(voteLinkQuery(token, viewer?._id));
  const link = query.data;
  const goToBallot = useGoToBallot();
  const isThere = link?.state === 'works' && link.holder?.isYou === true && link.holder.isProved;
  const go = useEffectEvent(() => {
    if (link?.state === 'works') goToBallot(link.election?._id ?? null);
  });
  useEffect(() => {
    if (isThere) go();
  }, [isThere]);
  return (
    <Loaded
      query={query}
      failed={(error) =>
        error instanceof CallError && error.reason === 'vote-link-invalid' ? (
          <NoLink sentence={error.message} />
        ) : (
          sentenceOf(error, text.loadFailed)
        )
      }
      waiting={<Waiting />}
    >
      {(known) => (isThere ? <Waiting /> : <Known link={known} token={token} />)}
    </Loaded>
  );
}

function Waiting() {
  return (
    <SkeletonGroup>
      <Skeleton shape="card" />
    </SkeletonGroup>
  );
}

function Known({ link, token }: { link: Reply<'readVoteLink'>; token: string }) {
  const { viewer } = useViewer();
  if (link.state === 'over') {
    const { election } = link;
    return (
      <>
        <Notice title={text.over(election.name)}>
          <p>{text.overText}</p>
        </Notice>
        <Link to={electionPath(election._id)} className={buttonClass({ size: 'large' })}>
          {text.toResults}
        </Link>
      </>
    );
  }
  if (link.state === 'used') return <Used token={token} viewer={viewer} />;
  return viewer === null ? (
    <SignedOutPart link={link} token={token} />
  ) : (
    <SignedInPart link={link} token={token} viewer={viewer} />
  );
}

/** The number of the link is another account's, or its list has another address now: which, nobody is told. */
function Used({ token, viewer }: { token: string; viewer: StoredUser | null }) {
  return (
    <div className={accountFields}>
      <Notice title={text.used}>
        <p>{viewer === null ? text.usedText : text.otherAccount}</p>
        <p>{text.usedReplaced}</p>
        <p>{text.usedNotYours}</p>
      </Notice>
      {viewer === null ? <WaysIn token={token} /> : <LogOutFirst token={token} />}
      <Link to={contactPath('query')} className="type-link justify-self-start">
        {text.writeToCouncil}
      </Link>
    </div>
  );
}

function NoLink({ sentence }: { sentence: string }) {
  return (
    <>
      <Notice>
        <p>{sentence}</p>
      </Notice>
      <Link to={paths.number} className={buttonClass({ size: 'large' })}>
        {text.askLink}
      </Link>
      <p className={accountLede}>
        <Link to={paths.elections} className="type-link">
          {text.toElections}
        </Link>
      </p>
    </>
  );
}
