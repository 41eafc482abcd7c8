import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { z } from 'zod/mini';
import { appealLimits, appealSentences } from '#core/elections/appeal.ts';
import { AccountFrame, accountTitle } from '#web/accounts/account-frame.tsx';
import { sentenceOf } from '#web/kit/call-error.ts';
import type { Reply } from '#web/app/call.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import { longText } from '#web/app/form-schema.ts';
import { Link } from '#web/app/link.tsx';
import { PageHeading } from '#web/app/page-heading.tsx';
import { useTimeZone } from '#web/app/campus.ts';
import { useCall } from '#web/app/use-call.ts';
import { useKeptFocus } from '#web/app/use-kept-focus.ts';
import { AppealLine } from '../appeal-line.tsx';
import { ComplaintFiles } from '../complaint-files.tsx';
import { DueLine } from '../due-line.tsx';
import { SanctionLine } from '../sanction-line.tsx';
import { followedQuery } from '../queries.ts';
import { shortMoment } from '#web/elections/moments.ts';
import { complaintMessages } from '#texts/en/complaints.ts';
import { messages } from '#texts/en/site.ts';
import { electionPath } from '#web/app/paths.ts';
import { buttonClass } from '#web/kit/button.tsx';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import type { ChipTone } from '#web/kit/chip.tsx';
import { Chip } from '#web/kit/chip.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { Skeleton, SkeletonGroup } from '#web/kit/skeleton.tsx';
import { TextArea } from '#web/kit/text-input.tsx';
import { TextField } from '#web/kit/text-field.tsx';

const text = complaintMessages.page;
type Followed = Reply<'followComplaint'>;
const tones: Record<keyof typeof text.states, ChipTone> = {
  open: 'warning',
  upheld: 'success',
  dismissed: 'neutral',
  'set-aside': 'neutral',
  answered: 'success',
};

/** /complaint/:follow: how a complaint stands, for whoever has its number. */
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
        {(complaint) => <Shown follow={follow} complaint={complaint} />}
      </Loaded>
    </AccountFrame>
  );
}

function Shown({ follow, complaint }: { follow: string; complaint: Followed }) {
  const { reason, ruling, reply, ruledAt } = complaint;
  // Once it is sent the form of the reply is gone.
  const box = useKeptFocus();
  const state = reason === null ? 'open' : (ruling ?? 'answered');
  return (
    <div ref={box} className="grid grid-cols-1 gap-5">
      <section className="grid gap-2.5">
        <div>
          <Chip tone={tones[state]}>{text.states[state]}</Chip>
        </div>
        <p className="type-meta wrap-anywhere">
          <bdi>{complaint.election}</bdi> · {text.made} <Moment at={complaint.madeAt} />
        </p>
        {reason === null && (
          <p className="text-ui">
            <DueLine dueAt={complaint.dueAt} />
          </p>
        )}
        <p className="text-ui wrap-anywhere text-ink-2">
          {complaintMessages.officers.of(text.about[complaint.about], complaint.of)}
        </p>
        <p className="font-semibold wrap-anywhere">
          <bdi>{complaint.subject}</bdi>
        </p>
        <p className="wrap-anywhere whitespace-pre-line">
          <bdi>{complaint.text}</bdi>
        </p>
        <ComplaintFiles number={complaint.number} files={complaint.files} follow={follow} />
      </section>
      {reply !== null && <Part title={text.reply} said={reply} />}
      {complaint.mayReply && <ReplyForm follow={follow} />}
      {reason !== null && (
        <Part
          title={ruling === null ? text.ruling : text.ruled(text.states[ruling])}
          at={ruledAt}
          said={reason}
        />
      )}
      {complaint.sanctions.map((sanction) => (
        <SanctionLine key={sanction._id} sanction={sanction} />
      ))}
      {reason !== null && <AppealLine hearsAppeals={complaint.hearsAppeals} />}
      <Link to={electionPath(complaint.electionId)} className={buttonClass({ kind: 'outline' })}>
        {text.toElection}
      </Link>
    </div>
  );
}

function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{shortMoment(at, useTimeZone())}</time>;
}

interface PartProps {
  title: string;
  at?: string | null;
  said: string;
}

function Part({ title, at = null, said }: PartProps) {
  return (
    <section className="grid gap-2 border-t border-line pt-4">
      <h2 className="type-h3" tabIndex={-1}>
        {title}
      </h2>
      {at !== null && (
        <p className="type-meta">
          <Moment at={at} />
        </p>
      )}
      <p className="wrap-anywhere whitespace-pre-line">
        <bdi>{said}</bdi>
      </p>
    </section>
  );
}

const ReplyFields = z.object({
  text: longText(appealLimits.text, appealSentences.reply),
} satisfies FormFields<'replyToComplaint', 'follow'>);

function ReplyForm({ follow }: { follow: string }) {
  const reply = useCall('replyToComplaint');
  const form = useCallForm(ReplyFields, { text: '' });
  return (
    <CallForm
      form={form}
      send={(body) => reply.mutateAsync({ body: { follow, ...body } })}
      failed={text.replyFailed}
      submit={text.sendReply}
    >
      <TextField
        as={TextArea}
        name="text"
        label={text.yourReply}
        hint={text.replyHint}
        maxLength={appealLimits.text}
      />
    </CallForm>
  );
}
