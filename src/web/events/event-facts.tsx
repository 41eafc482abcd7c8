import { MapPin } from 'lucide-react';
import { formatEventDate, formatTime } from '#core/campus/dates.ts';
import { isWholeDay } from '#core/events/event-moment.ts';
import type { Event } from '#contract/events.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { Chip } from '#web/kit/chip.tsx';
import { eventsMessages } from '#texts/en/events.ts';

const text = eventsMessages;

interface EventFactsProps {
  event: Event;
  /** Upcoming events say at what time, too. */
  hasTimes: boolean;
}

/** When and where, with the category on a line of its own. */
export function EventFacts({ event, hasTimes }: EventFactsProps) {
  const timeZone = useTimeZone();
  const date = formatEventDate(event.date, timeZone);
  const times = hasTimes ? timesOf(event, timeZone) : '';
  const until = lastDayOf(event, timeZone);
  return (
    <div className="grid justify-items-start gap-1 text-ui text-ink-2">
      <Chip>{text.types[event.type]}</Chip>
      <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
        <time dateTime={event.date}>
          <bdi>{date}</bdi>
        </time>
        {times !== '' && <span className="tabular-nums">{times}</span>}
        {until !== date && until !== '' && <span>{text.until(until)}</span>}
      </p>
      {event.place !== '' && (
        <p className="flex items-start gap-1.5 leading-label wrap-anywhere">
          <MapPin className="mt-0.5 flex-none" size={16} strokeWidth={1.75} aria-hidden />
          <span className="sr-only">{text.place}</span>
          <bdi>{event.place}</bdi>
        </p>
      )}
    </div>
  );
}

/** "18:30" or "18:30–21:00"; empty for a whole day. */
function timesOf({ date, endDate }: Event, timeZone: string): string {
  if (isWholeDay(date, endDate, timeZone)) return '';
  const start = formatTime(date, timeZone);
  return endDate === '' ? start : `${start}–${formatTime(endDate, timeZone)}`;
}

const lastDayOf = ({ endDate }: Event, timeZone: string) =>
  endDate === '' ? '' : formatEventDate(endDate, timeZone);
