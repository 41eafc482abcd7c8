import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import {
  AccountFrame,
  accountFields,
  accountLede,
  accountTitle,
} from '#web/accounts/account-frame.tsx';
import { CallError, sentenceOf } from '#web/kit/call-error.ts';
import { Link } from '#web/app/link.tsx';
import { PageHeading } from '#web/app/page-heading.tsx';
import { useViewer } from '#web/app/session.ts';
import { supportQuery } from '../supporters/queries.ts';
import type { HistoryState } from '#web/app/paths.ts';
import { paths } from '#web/app/paths.ts';
import { supportPath } from '#core/page-paths.ts';
import { buttonClass } from '#web/kit/button.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { Skeleton, SkeletonGroup } from '#web/kit/skeleton.tsx';
import { supporterMessages } from '#texts/en/supporters.ts';
import { messages } from '#texts/en/site.ts';
import { SupportPart } from './support-part.tsx';

const text = supporterMessages.page;

/** /support/…: the link that a candidate shares with people who may propose or second them. */
export function SupportPage() {
  const { nominationId = '' } = useParams();
  const { viewer } = useViewer();
  return (
    <AccountFrame>
      <PageHeading title={messages.title.of(text.title)} className={accountTitle}>
        {text.title}
      </PageHeading>
      {viewer === null ? (
        <LogInFirst nominationId={nominationId} />
      ) : (
        <Known nominationId={nominationId} viewerId={viewer._id} />
      )}
    </AccountFrame>
  );
}

function Known({ nominationId, viewerId }: { nominationId: string; viewerId: string }) {
  const query = useQuery(supportQuery(nominationId, viewerId));
  return (
    <Loaded
      query={query}
      failed={(error) =>
        error instanceof CallError && error.status < 500 && error.status !== 401 ? (
          <NoCandidate />
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
      {(support) => <SupportPart support={support} />}
    </Loaded>
  );
}

function LogInFirst({ nominationId }: { nominationId: string }) {
  const back: HistoryState = { from: supportPath(nominationId) };
  return (
    <div className={accountFields}>
      <Notice title={text.logInFirst}>
        <p>{text.logInText}</p>
      </Notice>
      <Link to={paths.login} state={back} className={buttonClass({ size: 'large' })}>
        {text.logIn}
      </Link>
      <Link to={paths.register} state={back} className="type-link justify-self-start">
        {text.register}
      </Link>
    </div>
  );
}

function NoCandidate() {
  return (
    <>
      <Notice>
        <p>{text.unknown}</p>
      </Notice>
      <p className={accountLede}>
        <Link to={paths.elections} className="type-link">
          {text.toElections}
        </Link>
      </p>
    </>
  );
}
