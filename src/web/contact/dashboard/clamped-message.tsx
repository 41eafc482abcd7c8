import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#web/kit/button.tsx';
import { dashboardMessages } from '#texts/en/dashboard.ts';

/** A message of at most six lines, and the way to the rest of it. */
export function ClampedMessage({ text }: { text: string }) {
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
        className={`text-ui leading-[1.5] wrap-anywhere whitespace-pre-line ${isOpen ? '' : 'line-clamp-6'}`}
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
