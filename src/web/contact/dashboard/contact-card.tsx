import { CircleAlert, CircleCheck, CircleX, Clock } from 'lucide-react';
import { cva } from 'class-variance-authority';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { OfficerContact } from '#contract/contact.ts';
import type { ContactStatus } from '#core/contact/contact-request.ts';
import { awaitsAnswer, contactStatus } from '#core/contact/contact-request.ts';
import { Button } from '#web/kit/button.tsx';
import type { ChipTone } from '#web/kit/chip.tsx';
import { Chip } from '#web/kit/chip.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { contactMessages } from '#texts/en/contact.ts';
import { dashboardMessages } from '#texts/en/dashboard.ts';
import { messages } from '#texts/en/site.ts';
import { WhenShown } from '#web/app/when-shown.tsx';
import { AboutLine } from '../about-line.tsx';
import { MessageFiles } from '../message-files.tsx';
import { DueAnswer } from '../due-answer.tsx';

const text = dashboardMessages.contacts;

const looks: Record<ContactStatus, { tone: ChipTone; Icon: typeof Clock }> = {
  'in-progress': { tone: 'warning', Icon: Clock },
  resolved: { tone: 'success', Icon: CircleCheck },
  rejected: { tone: 'danger', Icon: CircleX },
};

/** A stripe and a tint in the colour of the status. */
const cardLook = cva(
  [
    'relative grid min-w-0 grid-rows-[auto_auto_1fr] gap-2.5 rounded-control border border-line',
    'scroll-mt-[calc(var(--bar-height)+16px)] scroll-mb-4 px-4.5 pt-4 pb-3',
    'before:absolute before:inset-y-3 before:-start-px before:w-1 before:rounded-e-full',
  ],
  {
    variants: {
      status: {
        'in-progress':
          'bg-[color-mix(in_oklab,var(--warning-soft)_45%,var(--surface))] before:bg-warning',
        resolved:
          'bg-[color-mix(in_oklab,var(--success-soft)_45%,var(--surface))] before:bg-success',
        rejected: 'bg-[color-mix(in_oklab,var(--danger-soft)_45%,var(--surface))] before:bg-danger',
      },
    },
  },
);

/** What officers make of a message: the status it has afterwards. */
export type Decision = Exclude<ContactStatus, 'in-progress'>;

interface ContactCardProps {
  contact: OfficerContact;
  /** Sends a decision; gives back the sentence of what failed, or null. */
  onDecide: (decision: Decision) => Promise<string | null>;
  onDelete: () => void;
  /** Opens the form for an answer. */
  onAnswer: () => void;
}

/** One message: who, what about, how it stands, and what can be done with it (spec 2, 4). */
export function ContactCard({ contact, onDecide, onDelete, onAnswer }: ContactCardProps) {
  const { name, email, category, message, createdAt, resolved, dueAt, answers } = contact;
  const status = contactStatus(resolved);
  const { tone, Icon } = looks[status];
  const card = useRef<HTMLElement>(null);
  const headingId = `contact-${contact._id}`;
  const [failure, setFailure] = useState<{ decision: Decision; sentence: string } | null>(null);

  const decide = async (decision: Decision) => {
    const sentence = await onDecide(decision);
    setFailure(sentence === null ? null : { decision, sentence });
  };
  const tryAgain = async ({ decision }: { decision: Decision }) => {
    await decide(decision);
    // The button left with the failure; under a filter the whole card did, and the list sees to it.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
    });
  };

  // The button that was pressed goes dead under the focus: the card itself takes it.
  useLayoutEffect(() => {
    const holder = document.activeElement;
    if (holder?.matches(':disabled') === true && card.current?.contains(holder) === true) {
      card.current.focus({ preventScroll: true });
    }
  }, [status]);

  return (
    <li className="grid min-w-0">
      <article
        ref={card}
        className={cardLook({ status })}
        tabIndex={-1}
        data-row={contact._id}
        data-row-focus
        aria-labelledby={headingId}
      >
        <div className="flex items-start justify-between gap-3">
          <h3 id={headingId} className="min-w-0 text-lede leading-snug font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </h3>
          <Chip
            tone={tone}
            className="flex-none"
            icon={<Icon size={16} strokeWidth={1.75} aria-hidden />}
          >
            {text.statuses[status]}
          </Chip>
        </div>
        <div className="-mt-1.5 text-meta leading-body wrap-anywhere text-ink-2">
          <p>
            {contactMessages.categories[category]}
            {createdAt !== '' && (
              <>
                {' · '}
                <WhenShown at={createdAt} />
              </>
            )}
          </p>
          <a
            href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
            className="inline-block min-h-6 underline decoration-transparent underline-offset-3 hover:text-ink hover:decoration-current pointer-coarse:-my-2.75 pointer-coarse:py-2.75"
          >
            <bdi>{email}</bdi>
          </a>
        </div>
        <AboutLine election={contact.election} about={contact.about} />
        <ClampedMessage text={message} />
        <MessageFiles files={contact.files} isOfOthers />
        {dueAt !== null && awaitsAnswer({ resolved, dueAt, isAnswered: answers.length > 0 }) && (
          <p className="text-ui">
            <DueAnswer dueAt={dueAt} words={text} />
          </p>
        )}
        <Answers answers={answers} />
        {failure !== null && failure.decision !== status && (
          <Notice tone="danger" icon={CircleAlert} className="flex-wrap items-center! px-3! py-2!">
            <p className="flex-[1_1_12em]" id={`${headingId}-failure`}>
              {failure.sentence}
            </p>
            <Button
              kind="outline"
              size="small"
              aria-describedby={`${headingId}-failure`}
              onClick={() => tryAgain(failure)}
            >
              {messages.errors.tryAgain}
            </Button>
          </Notice>
        )}
        <div className="flex flex-wrap content-end gap-1.5">
          <Button
            kind="outline"
            size="small"
            className="grow px-2!"
            disabled={status === 'resolved'}
            aria-label={text.resolveOne(name)}
            onClick={() => decide('resolved')}
          >
            {text.resolve}
          </Button>
          <Button
            kind="outline"
            size="small"
            className="grow px-2!"
            disabled={status === 'rejected'}
            aria-label={text.rejectOne(name)}
            onClick={() => decide('rejected')}
          >
            {text.reject}
          </Button>
          <Button
            kind="outline"
            size="small"
            className="grow px-2! text-danger!"
            aria-label={text.deleteOne(name)}
            onClick={onDelete}
          >
            {text.delete}
          </Button>
          <Button
            kind="outline"
            size="small"
            className="grow px-2!"
            aria-label={text.answerOne(name)}
            onClick={onAnswer}
          >
            {text.answer}
          </Button>
        </div>
      </article>
    </li>
  );
}

/** What officers answered, oldest first. */
function Answers({ answers }: Pick<OfficerContact, 'answers'>) {
  if (answers.length === 0) return null;
  return (
    <ul aria-label={text.answers} className="grid grid-cols-1 gap-2.5 border-t border-line pt-2.5">
      {answers.map(({ _id, text: body, by, at }) => (
        <li key={_id} className="min-w-0 text-ui">
          <p className="type-meta">
            {text.answeredBy(by ?? text.somebody)} · <WhenShown at={at} />
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{body}</p>
        </li>
      ))}
    </ul>
  );
}

/** A message of at most six lines, and the way to the rest of it. */
function ClampedMessage({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  const message = useRef<HTMLParagraphElement>(null);
  const id = useId();
  useEffect(() => {
    const element = message.current;
    if (element === null || isOpen) return;
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 1);
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [text, isOpen]);
  return (
    <div>
      <p
        ref={message}
        id={id}
        className={`text-ui leading-text wrap-anywhere whitespace-pre-line ${isOpen ? '' : 'line-clamp-6'}`}
        data-message
      >
        <bdi>{text}</bdi>
      </p>
      {isCut && (
        <Button
          kind="ghost"
          size="small"
          className="-ms-3.5"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? dashboardMessages.contacts.showLess : dashboardMessages.contacts.showAll}
        </Button>
      )}
    </div>
  );
}
