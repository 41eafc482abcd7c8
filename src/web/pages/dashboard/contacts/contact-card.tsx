import { CircleAlert, CircleCheck, CircleX, Clock } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Contact } from '#contract/contact.ts';
import type { ContactStatus } from '#core/contact/contact-request.ts';
import { contactStatus } from '#core/contact/contact-request.ts';
import { Button } from '#web/ui/button.tsx';
import type { ChipTone } from '#web/ui/chip.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { contactMessages } from '#web/messages/en/contact.ts';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import { messages } from '#web/messages/en/site.ts';
import { WhenShown } from '../when-shown.tsx';
import { ClampedMessage } from './clamped-message.tsx';

const text = dashboardMessages.contacts;

const looks: Record<ContactStatus, { tone: ChipTone; Icon: typeof Clock }> = {
  'in-progress': { tone: 'warning', Icon: Clock },
  resolved: { tone: 'success', Icon: CircleCheck },
  rejected: { tone: 'danger', Icon: CircleX },
};

/** What the desk makes of a message: the status it has afterwards. */
export type Decision = Exclude<ContactStatus, 'in-progress'>;

interface ContactCardProps {
  contact: Contact;
  /** Sends a decision; gives back the sentence of what failed, or null. */
  onDecide: (decision: Decision) => Promise<string | null>;
  onDelete: () => void;
}

/** One message: who, what about, how it stands, and what can be done with it (spec 2, 4). */
export function ContactCard({ contact, onDecide, onDelete }: ContactCardProps) {
  const { name, email, category, message, createdAt } = contact;
  const status = contactStatus(contact.resolved);
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
    <li>
      <article
        ref={card}
        className={`request request-${status}`}
        tabIndex={-1}
        data-contact={contact._id}
        aria-labelledby={headingId}
      >
        <div className="request-top">
          <h3 id={headingId}>
            <bdi>{name}</bdi>
          </h3>
          <Chip tone={tone} icon={<Icon size={16} strokeWidth={1.75} aria-hidden />}>
            {text.statuses[status]}
          </Chip>
        </div>
        <div className="request-who">
          <p>
            {contactMessages.categories[category]}
            {' · '}
            <WhenShown at={createdAt} />
          </p>
          <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
            <bdi>{email}</bdi>
          </a>
        </div>
        <ClampedMessage text={message} />
        {failure !== null && failure.decision !== status && (
          <div className="notice notice-danger request-failure">
            <CircleAlert size={20} strokeWidth={1.75} aria-hidden />
            <p id={`${headingId}-failure`}>{failure.sentence}</p>
            <Button
              kind="outline"
              size="small"
              aria-describedby={`${headingId}-failure`}
              onClick={() => tryAgain(failure)}
            >
              {messages.errors.tryAgain}
            </Button>
          </div>
        )}
        <div className="request-acts">
          <Button
            kind="ghost"
            size="small"
            disabled={status === 'resolved'}
            aria-label={text.resolveOne(name)}
            onClick={() => decide('resolved')}
          >
            {text.resolve}
          </Button>
          <Button
            kind="ghost"
            size="small"
            disabled={status === 'rejected'}
            aria-label={text.rejectOne(name)}
            onClick={() => decide('rejected')}
          >
            {text.reject}
          </Button>
          <Button kind="danger" size="small" aria-label={text.deleteOne(name)} onClick={onDelete}>
            {text.delete}
          </Button>
        </div>
      </article>
    </li>
  );
}
