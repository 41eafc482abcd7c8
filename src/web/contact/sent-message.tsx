import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#web/kit/button.tsx';
import { contactMessages } from '#texts/en/contact.ts';
import { messages } from '#texts/en/site.ts';

const text = contactMessages;

/** A message that was sent. */
export interface Sent {
  /** By what the answer calls it; empty where there is none. */
  reference: string;
}

/** The receipt of a message: that it arrived, under which reference, and what comes next. */
export function SentMessage({ reference, onAnother }: Sent & { onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <section
      className="sheet grid justify-items-start gap-3 p-[clamp(20px,4vw,40px)]"
      aria-labelledby="sent-message"
    >
      <span
        className="grid size-13 place-items-center rounded-full bg-success-soft text-success"
        aria-hidden
      >
        <Check size={24} strokeWidth={2.5} />
      </span>
      <h2 id="sent-message" className="type-h3" tabIndex={-1} ref={heading}>
        {messages.fixed.messageSent}
      </h2>
      {reference !== '' && <p className="type-mono">{text.reference(reference)}</p>}
      <p className="text-ink-2">
        <strong>{text.nextTitle}:</strong> {text.next}
      </p>
      <Button kind="outline" onClick={onAnother}>
        {text.another}
      </Button>
    </section>
  );
}
