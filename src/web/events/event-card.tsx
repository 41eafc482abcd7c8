import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { dateFormat } from '#core/campus/date-format.ts';
import { formatEventDate, formatTime } from '#core/campus/dates.ts';
import type { Event } from '#contract/events.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { eventsMessages } from '#web/messages/en/events.ts';
import { EventIllustration } from './event-illustration.tsx';

const text = eventsMessages;

/** "Mar": the month on the tile over an event's poster. */
const month = dateFormat('en', { month: 'short' });

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
  alone: 'aspect-16/10 flex-none md:aspect-5/2',
  pair: 'aspect-16/10 flex-none lg:aspect-auto lg:h-100',
  lead: 'aspect-16/10 flex-none lg:aspect-auto lg:min-h-100 lg:flex-1',
  card: 'aspect-16/10 flex-none',
  row:
    'aspect-auto min-h-37 flex-[0_0_46%] self-stretch ' +
    'lg:group-has-[>:nth-child(3)]/rows:min-h-32 lg:group-has-[>:nth-child(3)]/rows:basis-[38%]',
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
  /** Gets the event whose deletion was asked for; null where the viewer may not delete. */
  onDelete: ((event: Event) => void) | null;
}

/** One event: picture, date, title and description. */
export function EventCard(props: EventCardProps) {
  const { event, look = 'card', isUpcoming = false, isNew, onDelete } = props;
  const timeZone = useTimeZone();
  const date = formatEventDate(event.date, timeZone);
  const time = formatTime(event.date, timeZone);
  const isRow = look === 'row';
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
      className={`relative flex min-w-0 scroll-my-24 focus:rounded-check focus:outline-3 focus:outline-offset-8 focus:outline-focus ${isRow ? 'items-stretch gap-4.5' : 'flex-col'}`}
      aria-labelledby={`event-${event._id}`}
    >
      <div className={`poster ${posters[look]}`}>
        <EventIllustration event={event} sizes={sizes[look]} isFirst={sizes[look] === largeSizes} />
        {!isRow && <DateTile date={event.date} />}
      </div>
      <div
        className={`grid justify-items-start gap-1 ${isRow ? 'min-w-0 content-center' : 'pt-3.5'}`}
      >
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ui text-ink-2 [&>:last-child]:min-h-6">
          <time dateTime={event.date}>
            <bdi>{date}</bdi>
          </time>
          {/* Midnight stands for the whole day. */}
          {isUpcoming && time !== '00:00' && <span className="tabular-nums">{time}</span>}
          <Chip>{text.types[event.type]}</Chip>
        </p>
        <h3 className="type-h3 wrap-anywhere" id={`event-${event._id}`}>
          <bdi>{event.title}</bdi>
        </h3>
        <Description event={event} limit={longText[look]} />
      </div>
      {onDelete !== null && (
        <Button
          kind="outline"
          size="small"
          isIcon
          className={`absolute top-3 border-transparent shadow-e1 hover:border-transparent ${isRow ? 'start-3' : 'end-3'}`}
          aria-label={text.deleteOne(event.title)}
          onClick={() => onDelete(event)}
        >
          <Trash2 size={16} strokeWidth={1.75} aria-hidden />
        </Button>
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
        className={`text-ui leading-[1.5] wrap-anywhere whitespace-pre-line text-ink-2 ${isLong && !isWhole ? 'line-clamp-2' : ''}`}
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
