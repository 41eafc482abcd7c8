import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import type { EventType } from '#core/events/event-type.ts';
import { eventFilters } from '#core/events/event-type.ts';
import { eventsMessages } from '#texts/en/events.ts';

const text = eventsMessages;
/** The main colour of each category's illustrations. */
const inks = {
  cultural: 'bg-(--art-pink)',
  sports: 'bg-(--art-blue)',
  technical: 'bg-(--art-night)',
  management: 'bg-(--art-teal)',
  social: 'bg-(--art-gold)',
  other: 'bg-ink-3',
};

interface CategoryFilterProps {
  /** The chosen category. */
  type: EventType;
  /** Events of the type other are found by a sixth button, which is there only if there are any. */
  hasOther: boolean;
  onType: (type: EventType) => void;
}

/** Five toggle buttons, or six, in one Tab stop: arrows, Home and End move, Enter and Space choose. */
export function CategoryFilter({ type, hasOther, onType }: CategoryFilterProps) {
  const bar = useRef<HTMLDivElement>(null);
  const offered: readonly EventType[] = hasOther ? [...eventFilters, 'other'] : eventFilters;
  const stop = offered.find((one) => one === type) ?? eventFilters[0];

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const here = buttons.findIndex((button) => button === event.target);
    const forth = bar.current?.matches(':dir(rtl)') === true ? -1 : 1;
    const last = buttons.length - 1;
    const target = {
      ArrowRight: here + forth,
      ArrowLeft: here - forth,
      Home: 0,
      End: last,
    }[event.key];
    if (here === -1 || target === undefined) return;
    event.preventDefault();
    // After the last comes the first, and the other way round.
    const button = buttons[(target + buttons.length) % buttons.length];
    button?.focus();
    button?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  return (
    <div
      ref={bar}
      className="-mx-(--edge) mb-6 flex scroll-px-(--edge) gap-2 overflow-x-auto px-(--edge) py-1.25 [scrollbar-width:none]"
      role="toolbar"
      aria-label={text.filter}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {offered.map((one) => (
        <button
          key={one}
          type="button"
          className="inline-flex min-h-11 flex-none items-center gap-2.25 rounded-full border-[1.5px] border-line-strong bg-surface px-4.5 text-ui font-semibold whitespace-nowrap transition-[border-color] duration-quick hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          aria-pressed={one === type}
          tabIndex={one === stop ? 0 : -1}
          onClick={() => onType(one)}
        >
          <span
            className={`size-3 flex-none rounded-full ring-[1.5px] ring-current/30 ${inks[one]}`}
            aria-hidden
          />
          {text.types[one]}
        </button>
      ))}
    </div>
  );
}
