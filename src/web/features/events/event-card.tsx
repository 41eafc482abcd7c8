import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatEventDate, formatTime } from '#core/campus/dates.ts';
import type { Event } from '#contract/events.ts';
import { useTimeZone } from '#web/lib/campus.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { eventsWords } from '#web/words/events.ts';
import { EventPoster } from './event-poster.tsx';
import { monthOf } from './month-of.ts';

const text = eventsWords;

/** Characters from which a description is folded. */
const longText = { lead: 220, card: 90, row: 60 };
const sizes = {
  lead: '(min-width: 1024px) 690px, 100vw',
  card: '(min-width: 1024px) 380px, (min-width: 640px) 50vw, 100vw',
  row: '(min-width: 1024px) 230px, 46vw',
};

interface EventCardProps {
  event: Event;
  /** lead: the next one, large; row: picture beside the words. */
  look?: 'lead' | 'card' | 'row';
  /** Upcoming events say at what time, too. */
  isUpcoming?: boolean;
  /** It has just been added: it takes the focus. */
  isNew: boolean;
  /** Gets the event whose deletion was asked for; null where the viewer may not delete. */
  onDelete: ((event: Event) => void) | null;
}

/** One event as a poster with its date, title and words. */
export function EventCard(props: EventCardProps) {
  const { event, look = 'card', isUpcoming = false, isNew, onDelete } = props;
  const timeZone = useTimeZone();
  const date = formatEventDate(event.date, timeZone);
  const time = formatTime(event.date, timeZone);
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
      className={`event event-${look}`}
      aria-labelledby={`event-${event._id}`}
    >
      <div className="poster">
        <EventPoster event={event} sizes={sizes[look]} isFirst={look === 'lead'} />
        {look !== 'row' && (
          <span className="event-tile" aria-hidden>
            <b className="num">{date.split(' ')[0]}</b>
            {monthOf(event.date, timeZone)}
          </span>
        )}
      </div>
      <div className="event-body">
        <p className="event-facts">
          <time dateTime={event.date}>
            <bdi>{date}</bdi>
          </time>
          {/* Midnight stands for the whole day. */}
          {isUpcoming && time !== '00:00' && <span className="num">{time}</span>}
          <Chip>{text.types[event.type]}</Chip>
        </p>
        <h3 className="h3" id={`event-${event._id}`}>
          <bdi>{event.title}</bdi>
        </h3>
        <Description event={event} limit={longText[look]} />
      </div>
      {onDelete !== null && (
        <Button
          kind="outline"
          size="small"
          isIcon
          className="event-delete"
          aria-label={text.deleteOne(event.title)}
          onClick={() => onDelete(event)}
        >
          <Trash2 size={16} strokeWidth={1.75} aria-hidden />
        </Button>
      )}
    </article>
  );
}

function Description({ event, limit }: { event: Event; limit: number }) {
  const [isWhole, setWhole] = useState(false);
  const { title, description } = event;
  if (description.trim() === '') return null;
  const isLong = description.length > limit || description.includes('\n');
  return (
    <>
      <p className={isLong && !isWhole ? 'event-text is-folded' : 'event-text'}>
        <bdi>{description}</bdi>
      </p>
      {isLong && (
        <button
          type="button"
          className="link event-more"
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
