import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { awaitsAnswer, contactStatus } from '#core/contact/contact-request.ts';
import { AccountFrame, accountTitle } from '#web/accounts/account-frame.tsx';
import { sentenceOf } from '#web/kit/call-error.ts';
import type { Reply } from '#web/app/call.ts';
import { call } from '#web/app/call.ts';
import { Link } from '#web/app/link.tsx';
import { useLinkToken } from '#web/kit/location.ts';
import { PageHeading } from '#web/app/page-heading.tsx';
import { WhenShown } from '#web/app/when-shown.tsx';
import { DueAnswer } from '../due-answer.tsx';
import { statusTones } from '../status-tones.ts';
import { paths } from '#web/app/paths.ts';
import { buttonClass } from '#web/kit/button.tsx';
import { Chip } from '#web/kit/chip.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { Skeleton, SkeletonGroup } from '#web/kit/skeleton.tsx';
import { contactMessages, messagePageMessages } from '#texts/en/contact.ts';
import { messages } from '#texts/en/site.ts';

const text = messagePageMessages;

/** /message: how a message to the council stands, by the link of an e-mail. */
export function MessagePage() {
  const token = useLinkToken();
  const query = useQuery({
    queryKey: ['followed', token],
    queryFn: () => call('readFollowed', { body: { token } }),
    enabled: token !== '',
  });
  return (
    <AccountFrame>
      <PageHeading title={messages.title.of(text.title)} className={accountTitle}>
        {text.title}
      </PageHeading>
      {token === '' ? (
        <Refused>{text.noToken}</Refused>
      ) : (
        <Loaded
          query={query}
          failed={(error) => <Refused>{sentenceOf(error, text.loadFailed)}</Refused>}
          waiting={
            <SkeletonGroup>
              <Skeleton shape="card" />
            </SkeletonGroup>
          }
        >
          {(message) => <Followed message={message} />}
        </Loaded>
      )}
    </AccountFrame>
  );
}

function Refused({ children }: { children: ReactNode }) {
  return (
    <>
      <Notice role="status">
        <p>{children}</p>
      </Notice>
      <Link to={paths.contact} className={buttonClass({ size: 'large' })}>
        {text.toContact}
      </Link>
    </>
  );
}

/** Of a grievance that waits: until when an answer is due, and that somebody has it in hand. */
function Due({ message }: { message: Reply<'readFollowed'> }) {
  const { resolved, dueAt, isInHand, answers } = message;
  const isDue = awaitsAnswer({ resolved, dueAt, isAnswered: answers.length > 0 });
  const isHeld = isInHand && contactStatus(resolved) === 'in-progress';
  if (!isDue && !isHeld) return null;
  return (
    <p>
      {isDue && dueAt !== null && <DueAnswer dueAt={dueAt} words={text} />} {isHeld && text.inHand}
    </p>
  );
}

function Followed({ message }: { message: Reply<'readFollowed'> }) {
  const status = contactStatus(message.resolved);
  return (
    <>
      <section className="grid gap-2.5">
        <div className="flex flex-wrap items-center gap-2.5">
          <span className="type-mono">{contactMessages.reference(message.reference)}</span>
          <Chip tone={statusTones[status]}>{text.statuses[status]}</Chip>
        </div>
        <p className="type-meta">
          {contactMessages.categories[message.category]} · {text.sent}{' '}
          <WhenShown at={message.createdAt} />
        </p>
        <p className="whitespace-pre-line wrap-anywhere" dir="auto">
          {message.message}
        </p>
      </section>
      <section className="grid gap-3 border-t border-line pt-4" aria-labelledby="message-answers">
        <h2 id="message-answers" className="type-h3">
          {text.answers}
        </h2>
        <Due message={message} />
        {message.answers.length === 0 ? (
          <p className="text-ink-2">{text.noAnswers}</p>
        ) : (
          <ul className="grid gap-3">
            {message.answers.map((answer) => (
              <li key={answer.at}>
                <p className="type-meta">
                  <WhenShown at={answer.at} />
                </p>
                <p className="whitespace-pre-line wrap-anywhere">{answer.text}</p>
              </li>
            ))}
          </ul>
        )}
      </section>
      <Link to={paths.contact} className={buttonClass({ kind: 'outline' })}>
        {text.toContact}
      </Link>
    </>
  );
}
