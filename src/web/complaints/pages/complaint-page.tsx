import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { AccountFrame, accountTitle } from '#web/accounts/account-frame.tsx';
import { sentenceOf } from '#web/kit/call-error.ts';
import type { Reply } from '#web/app/call.ts';
import { Link } from '#web/app/link.tsx';
import { PageHeading } from '#web/app/page-heading.tsx';
import { useTimeZone } from '#web/app/campus.ts';
import { SanctionLine } from '../sanction-line.tsx';
import { followedQuery } from '../queries.ts';
import { DueAnswer } from '#web/contact/due-answer.tsx';
import { shortMoment } from '#web/elections/moments.ts';
import { complaintMessages } from '#texts/en/complaints.ts';
import { messagePageMessages } from '#texts/en/contact.ts';
import { messages } from '#texts/en/site.ts';
import { electionPath } from '#web/app/paths.ts';
import { buttonClass } from '#web/kit/button.tsx';
import type { ChipTone } from '#web/kit/chip.tsx';
import { Chip } from '#web/kit/chip.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { Skeleton, SkeletonGroup } from '#web/kit/skeleton.tsx';

const text = complaintMessages.page;
const { states } = complaintMessages;
const tones: Record<keyof typeof states, ChipTone> = {
  open: 'warning',
  upheld: 'success',
  dismissed: 'neutral',
  'set-aside': 'neutral',
  answered: 'success',
};

/** /complaint/:follow: how a complaint of 0.3.0 stands, for whoever has its number. */
export function ComplaintPage() {
  const { follow = '' } = useParams();
  const query = useQuery(followedQuery(follow));
  const title = query.data === undefined ? text.title : text.number(query.data.number);
  return (
    <AccountFrame>
      <PageHeading title={messages.title.of(title)} className={accountTitle}>
        {title}
      </PageHeading>
      <Loaded
        query={query}
        failed={(error) => (
          <Notice role="status">
            <p>{sentenceOf(error, text.noSuch)}</p>
          </Notice>
        )}
        waiting={
          <SkeletonGroup>
            <Skeleton shape="card" />
          </SkeletonGroup>
        }
      >
        {(complaint) => <Shown complaint={complaint} />}
      </Loaded>
    </AccountFrame>
  );
}

function Shown({ complaint }: { complaint: Reply<'readFormerComplaint'> }) {
  const { election, madeAt, dueAt, ruling, answers } = complaint;
  const state = answers.length === 0 ? 'open' : (ruling ?? 'answered');
  return (
    <div className="grid grid-cols-1 gap-5">
      <section className="grid gap-2.5">
        <div>
          <Chip tone={tones[state]}>{states[state]}</Chip>
        </div>
        <p className="type-meta wrap-anywhere">
          <bdi>{election}</bdi> · {text.made} <Moment at={madeAt} />
        </p>
        {dueAt !== null && (
          <p className="text-ui">
            <DueAnswer dueAt={dueAt} words={messagePageMessages} />
          </p>
        )}
        <p className="wrap-anywhere whitespace-pre-line">
          <bdi>{complaint.text}</bdi>
        </p>
      </section>
      {answers.map((answer) => (
        <section key={answer.at} className="grid gap-2 border-t border-line pt-4">
          <h2 className="type-h3">{ruling === null ? text.answer : text.ruled(states[ruling])}</h2>
          <p className="type-meta">
            <Moment at={answer.at} />
          </p>
          <p className="wrap-anywhere whitespace-pre-line">
            <bdi>{answer.text}</bdi>
          </p>
        </section>
      ))}
      {complaint.sanctions.map((sanction) => (
        <SanctionLine key={sanction._id} sanction={sanction} />
      ))}
      <Link to={electionPath(complaint.electionId)} className={buttonClass({ kind: 'outline' })}>
        {text.toElection}
      </Link>
    </div>
  );
}

function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{shortMoment(at, useTimeZone())}</time>;
}
