import { useQuery, queryOptions } from '@tanstack/react-query';
import { AccountFrame, accountLede, accountTitle } from '#web/accounts/account-frame.tsx';
import { CallError, sentenceOf } from '#web/kit/call-error.ts';
import { Link } from '#web/app/link.tsx';
import { useLinkToken } from '#web/kit/location.ts';
import { PageHeading } from '#web/app/page-heading.tsx';
import { useViewer } from '#web/app/session.ts';
import { contactPath, paths } from '#web/app/paths.ts';
import { buttonClass } from '#web/kit/button.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { Skeleton, SkeletonGroup } from '#web/kit/skeleton.tsx';
import { candidacyMessages } from '#texts/en/candidacy.ts';
import { messages } from '#texts/en/site.ts';
import { WayOut } from './way-out.tsx';
import { call } from '#web/app/call.ts';
import { placeInReadersLanguage } from '#web/elections/readers-language.ts';

/** What a link for an entered candidate is about; reading it changes nothing, a press reads it again. */
const enteredLinkQuery = (token: string, viewerId: string | undefined) =>
  queryOptions({
    queryKey: ['own', 'entered-link', token, viewerId],
    queryFn: () => call('readEnteredLink', { body: { token } }),
    select: placeInReadersLanguage,
    retry: false,
  });

const text = candidacyMessages;

/**
 * /candidacy: the link to somebody whom officers entered as a candidate. It waits for a press,
 * because mail scanners open every link.
 */
export function CandidacyPage() {
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
  const query = useQuery(enteredLinkQuery(token, viewer?._id));
  return (
    <Loaded
      query={query}
      failed={(error) =>
        error instanceof CallError && error.reason === 'entered-link-invalid' ? (
          <NoLink sentence={error.message} />
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
      {(link) => (
        <>
          {viewer && viewer.name !== link.name && (
            <p className={accountLede}>{text.loggedInAs(viewer.name, link.name)}</p>
          )}
          <WayOut link={link} token={token} />
        </>
      )}
    </Loaded>
  );
}

function NoLink({ sentence }: { sentence: string }) {
  return (
    <>
      <Notice>
        <div>
          <p>{sentence}</p>
          <p>{text.askAgain}</p>
        </div>
      </Notice>
      <Link to={contactPath('query', text.message)} className={buttonClass({ size: 'large' })}>
        {text.writeToCouncil}
      </Link>
      <p className={accountLede}>
        <Link to={paths.elections} className="type-link">
          {text.toElections}
        </Link>
      </p>
    </>
  );
}
