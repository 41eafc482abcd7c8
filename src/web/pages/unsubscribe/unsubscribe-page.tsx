import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import {
  AccountFrame,
  accountFields,
  accountLede,
  accountTitle,
} from '#web/account/account-frame.tsx';
import { EmailChoiceList } from '#web/account/email-choice-list.tsx';
import { useUnsubscribe, useUnsubscribeLink } from '#web/account/email-choice-queries.ts';
import type { EmailChoice } from '#web/account/email-choice-queries.ts';
import { CallError, sentenceOf } from '#web/app/call-error.ts';
import { Link } from '#web/app/link.tsx';
import { useSearchParams } from '#web/app/location.ts';
import { PageHeading } from '#web/app/page-heading.tsx';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ErrorBlock } from '#web/ui/error-block.tsx';
import type { Problem } from '#web/ui/form-problem.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { emailChoiceMessages } from '#web/messages/en/email-choices.ts';
import { messages } from '#web/messages/en/site.ts';

const text = emailChoiceMessages;

/**
 * /unsubscribe: chooses by the link of an e-mail which e-mails somebody gets, without logging in. It
 * waits for a press: mail scanners open every link.
 */
export function UnsubscribePage() {
  const token = useSearchParams().get('token') ?? '';
  return (
    <AccountFrame>
      <PageHeading title={messages.title.of(text.pageTitle)} className={accountTitle}>
        {text.pageTitle}
      </PageHeading>
      {token === '' ? <NoLink sentence={text.noLink} /> : <ByLink token={token} />}
    </AccountFrame>
  );
}

function ByLink({ token }: { token: string }) {
  const link = useUnsubscribeLink(token);
  if (link.data !== undefined) return <Choices token={token} link={link.data} />;
  if (link.error === null) {
    return (
      <SkeletonGroup className={accountFields}>
        <Skeleton />
        <Skeleton shape="title" />
      </SkeletonGroup>
    );
  }
  const isBad = link.error instanceof CallError && link.error.reason === 'unsubscribe-link-invalid';
  return isBad ? (
    <NoLink sentence={link.error.message} />
  ) : (
    <ErrorBlock title={text.unreadable} onRetry={() => link.refetch()} />
  );
}

interface ChoicesProps {
  token: string;
  link: { kind: EmailChoice['kind']; address: string; choices: EmailChoice[] };
}

function Choices({ token, link: { kind, address, choices } }: ChoicesProps) {
  const { mutateAsync: save, isPending } = useUnsubscribe(token);
  const [problem, setProblem] = useState<Problem | null>(null);
  const kindName = text.kinds[kind].name;
  const wanted = choices.filter(({ isWanted }) => isWanted);
  const isStopped = !wanted.some((one) => one.kind === kind);
  const stop = async (stopped: readonly EmailChoice[]) => {
    setProblem(null);
    try {
      await save(stopped.map((one) => ({ kind: one.kind, isWanted: false })));
    } catch (refusal) {
      setProblem({ text: sentenceOf(refusal, text.failed) });
    }
  };
  return (
    <div className={accountFields}>
      <p className={accountLede}>{text.for(address)}</p>
      <FormProblem problem={problem} />
      {isStopped && (
        <Notice tone="success" icon={CircleCheck} role="status">
          <div>
            <p className="font-semibold">
              {wanted.length === 0 ? text.stoppedAll : text.stopped(kindName)}
            </p>
            <p>{text.changeMind}</p>
          </div>
        </Notice>
      )}
      {!isStopped && (
        <Button
          size="large"
          isPending={isPending}
          onClick={() => stop(choices.filter((one) => one.kind === kind))}
        >
          {text.stop(kindName)}
        </Button>
      )}
      {wanted.length > 0 && (
        <Button kind="outline" size="large" isPending={isPending} onClick={() => stop(wanted)}>
          {text.stopAll}
        </Button>
      )}
      <EmailChoiceList choices={choices} isPending={isPending} onSave={save} />
    </div>
  );
}

function NoLink({ sentence }: { sentence: string }) {
  return (
    <>
      <Notice>
        <p>{sentence}</p>
      </Notice>
      <Link to={paths.home} className={buttonClass({ size: 'large' })}>
        {text.home}
      </Link>
    </>
  );
}
