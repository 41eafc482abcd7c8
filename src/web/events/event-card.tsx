import { EllipsisVertical, Trash2 } from 'lucide-react';
import type { ComponentType } from 'react';
import { useEffect, useRef, useState } from 'react';
import { spokenDates } from '#core/campus/date-format.ts';
import { formatEventDate } from '#core/campus/dates.ts';
import type { Event } from '#contract/events.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { fetchWhenReached, lazyDialog } from '#web/app/lazy-part.tsx';
import { Link } from '#web/app/link.tsx';
import { eventPath } from '#web/app/paths.ts';
import { Button } from '#web/kit/button.tsx';
import { eventsMessages } from '#texts/en/events.ts';
import { EventFacts } from './event-facts.tsx';
import type { EventAct, EventMenuProps } from './event-menu.tsx';
import { EventIllustration } from './event-illustration.tsx';

const text = eventsMessages;

/** "Mar": the month on the tile over an event's poster. */
const month = spokenDates('en', { month: 'short' });

/** Characters from which a description is folded. */
const longText = { alone: 220, pair: 220, lead: 220, card: 90, row: 60 };
const largeSizes = '(min-width: 1024px) 690px, 100vw';
const sizes = {
  alone: largeSizes,
  pair: largeSizes,
  lead: largeSizes,
  card: '(min-width: 1024px) 380px, (min-width: 640px) 50vw, 100vw',
  row: '(min-width: 1024px) 230px, 46vw',
};
const posters = {
  alone: 'aspect-16/9 flex-none md:w-[min(560px,50%)]',
  pair: 'aspect-16/9 flex-none',
  lead: 'aspect-16/10 flex-none lg:aspect-auto lg:min-h-100 lg:flex-1',
  card: 'aspect-16/9 flex-none',
  row:
    'aspect-auto min-h-37 flex-[0_0_46%] self-stretch ' +
    'lg:group-has-[>:nth-child(3)]/rows:min-h-32 lg:group-has-[>:nth-child(3)]/rows:basis-[38%]',
};

interface OpenedMenu extends EventMenuProps {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** Only staff need it, and its file only when they press: until then a plain button stands there. */
const EventMenu = lazyDialog(
  async (): Promise<ComponentType<OpenedMenu>> => (await import('./event-menu.tsx')).EventMenu,
  ({ isOpen }) => isOpen,
  ({ event, icon, className, isOpen, onOpen }) => (
    <Button
      kind="outline"
      size="small"
      isIcon
      className={className}
      aria-label={text.moreOf(event.title)}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={isOpen}
      {...fetchWhenReached(EventMenu)}
      onClick={onOpen}
    >
      {icon}
    </Button>
  ),
);

const stacked = 'flex-col';
const shapes = {
  alone: 'flex-col md:flex-row md:items-center md:gap-8',
  pair: stacked,
  lead: stacked,
  card: stacked,
  row: 'items-stretch gap-4.5',
};
const menuPlace = {
  alone: 'end-3 md:end-auto md:start-[calc(min(560px,50%)-56px)]',
  pair: 'end-3',
  lead: 'end-3',
  card: 'end-3',
  row: 'start-3',
};

/**
 * The size of a card. The next event is large: alone, one of a pair, or the first of several. A row
 * has its picture beside the text.
 */
export type EventLook = 'alone' | 'pair' | 'lead' | 'card' | 'row';

interface EventCardProps {
  event: Event;
  look?: EventLook;
  /** Upcoming events say at what time, too. */
  isUpcoming?: boolean;
  /** It was just added and takes the focus. */
  isNew: boolean;
  /** Gets what staff want to do with it; null for everybody else. */
  onAct: EventAct | null;
}

/** One event: picture, date, title and description. */
export function EventCard(props: EventCardProps) {
  const { event, look = 'card', isUpcoming = false, isNew, onAct } = props;
  const isRow = look === 'row';
  const [isMenuAsked, setMenuAsked] = useState(false);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isNew || card.current === null) return;
    card.current.focus({ preventScroll: true });
    card.current.scrollIntoView({ block: 'center' });
  }, [isNew]);

  return (
    <article
      ref={card}
      tabIndex={-1}
      className={`relative flex min-w-0 scroll-my-24 focus:rounded-check focus:outline-3 focus:outline-offset-8 focus:outline-focus ${shapes[look]}`}
      aria-labelledby={`event-${event._id}`}
    >
      <div className={`poster ${posters[look]}`}>
        <EventIllustration event={event} sizes={sizes[look]} isFirst={sizes[look] === largeSizes} />
        {!isRow && <DateTile date={event.date} />}
      </div>
      <div
        className={`grid justify-items-start gap-1 ${isRow ? 'min-w-0 content-center' : 'pt-3.5'}`}
      >
        <EventFacts event={event} hasTimes={isUpcoming} />
        <h3 className="type-h3 wrap-anywhere" id={`event-${event._id}`}>
          <Link
            to={eventPath(event._id)}
            className="pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center hover:underline"
          >
            <bdi>{event.title}</bdi>
          </Link>
        </h3>
        <Description event={event} limit={longText[look]} />
        {onAct !== null && (
          <Button
            kind="danger"
            size="small"
            className="-ms-3.5"
            icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
            aria-label={text.deleteOne(event.title)}
            onClick={() => onAct('delete', event)}
          >
            {text.delete}
          </Button>
        )}
      </div>
      {onAct !== null && (
        <div className={`absolute top-3 ${menuPlace[look]}`}>
          <EventMenu
            event={event}
            icon={<EllipsisVertical size={18} strokeWidth={1.75} aria-hidden />}
            className="border-transparent shadow-e1"
            isOpen={isMenuAsked}
            onAct={onAct}
            onOpen={() => setMenuAsked(true)}
            onClose={() => setMenuAsked(false)}
          />
        </div>
      )}
    </article>
  );
}

/** Day and month over the corner of the picture; hidden from screen readers, which read the text. */
function DateTile({ date }: { date: string }) {
  const timeZone = useTimeZone();
  return (
    <span
      className="absolute start-3 top-3 grid min-w-12 justify-items-center gap-0.75 rounded-control bg-surface px-3 py-2.25 font-text text-small leading-none font-semibold text-ink-2 shadow-e1"
      aria-hidden
    >
      <b className="font-display text-title leading-none font-heavy tracking-[-0.02em] text-ink font-stretch-80%">
        {formatEventDate(date, timeZone).split(' ')[0]}
      </b>
      {month(timeZone).format(Date.parse(date))}
    </span>
  );
}

function Description({ event, limit }: { event: Event; limit: number }) {
  const [isWhole, setWhole] = useState(false);
  const { title, description } = event;
  if (description.trim() === '') return null;
  const isLong = description.length > limit || description.includes('\n');
  return (
    <>
      <p
        className={`text-ui leading-text wrap-anywhere whitespace-pre-line text-ink-2 ${isLong && !isWhole ? 'line-clamp-2' : ''}`}
      >
        <bdi>{description}</bdi>
      </p>
      {isLong && (
        <button
          type="button"
          className="type-link min-h-7 text-ui"
          aria-expanded={isWhole}
          aria-label={isWhole ? text.readLessAbout(title) : text.readMoreAbout(title)}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? text.readLess : text.readMore}
        </button>
      )}
    </>
  );
}
