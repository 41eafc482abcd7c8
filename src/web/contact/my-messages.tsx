import { useQuery } from '@tanstack/react-query';
import type { ContactStatus } from '#core/contact/contact-request.ts';
import { awaitsAnswer, contactStatus } from '#core/contact/contact-request.ts';
import type { Reply } from '#web/app/call.ts';
import { call } from '#web/app/call.ts';
import { WhenShown } from '#web/app/when-shown.tsx';
import type { ChipTone } from '#web/kit/chip.tsx';
import { Chip } from '#web/kit/chip.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { Skeleton, SkeletonGroup } from '#web/kit/skeleton.tsx';
import { contactMessages, messagePageMessages } from '#texts/en/contact.ts';
import { AboutLine } from './about-line.tsx';
import { MessageFiles } from './message-files.tsx';
import { DueAnswer } from './due-answer.tsx';

const text = messagePageMessages;
type Message = Reply<'listMyMessages'>[number];

/** How the state of a message looks to whoever sent it. */
const statusTones: Record<ContactStatus, ChipTone> = {
  'in-progress': 'warning',
  resolved: 'success',
  rejected: 'neutral',
};

/** What the person who is logged in wrote to the council, and what it answered. */
export function MyMessages({ userId }: { userId: string }) {
  const query = useQuery({
    queryKey: ['own', 'messages', userId],
    queryFn: () => call('listMyMessages'),
    refetchOnMount: 'always',
    meta: { ownsSignedOut: true },
  });
  return (
    <section className="grid grid-cols-1 gap-4 border-t border-line pt-6 lg:col-start-2">
      <h2 className="type-h3">{text.mine}</h2>
      <Loaded
        query={query}
        failed={text.mineFailed}
        waiting={
          <SkeletonGroup>
            <Skeleton shape="card" />
          </SkeletonGroup>
        }
      >
        {(messages) =>
          messages.length === 0 ? (
            <p className="text-ink-2">{text.noneYet}</p>
          ) : (
            <ul>
              {messages.map((message) => (
                <OwnMessage key={message._id} message={message} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

/** A message with its answers, as whoever sent it sees it. */
export function OwnMessage({ message }: { message: Message }) {
  const { resolved, dueAt, answers } = message;
  const status = contactStatus(resolved);
  const isDue = awaitsAnswer({ resolved, dueAt, isAnswered: answers.length > 0 });
  return (
    <li className="grid gap-2 border-t border-line py-4 first:border-t-0 first:pt-0">
      <p className="flex flex-wrap items-center gap-2.5 text-ui text-ink-2">
        <Chip tone={statusTones[status]}>{text.statuses[status]}</Chip>
        <span>
          {contactMessages.categories[message.category]} · <WhenShown at={message.createdAt} />
        </span>
      </p>
      <AboutLine election={message.election} />
      <p className="whitespace-pre-line wrap-anywhere" dir="auto">
        {message.message}
      </p>
      <MessageFiles files={message.files} />
      {answers.length === 0 ? (
        <p className="text-ui text-ink-2">
          {isDue && dueAt !== null ? <DueAnswer dueAt={dueAt} words={text} /> : text.noAnswers}
        </p>
      ) : (
        <ul className="grid gap-3 border-s-2 border-line-strong ps-4">
          {answers.map((answer) => (
            <li key={answer.at}>
              <p className="type-meta">
                {text.answered} · <WhenShown at={answer.at} />
              </p>
              <p className="whitespace-pre-line wrap-anywhere" dir="auto">
                {answer.text}
              </p>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
