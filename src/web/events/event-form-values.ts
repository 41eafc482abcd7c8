import { z } from 'zod/mini';
import { fromLocalTime, secondTime, toFormTime } from '#core/campus/time-zone.ts';
import { eventLimits } from '#core/events/event-draft.ts';
import { isWholeDay } from '#core/events/event-moment.ts';
import { eventTypes } from '#core/events/event-type.ts';
import type { Event } from '#contract/events.ts';
import { draftField, draftText } from '#web/app/draft-fields.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import { optionalLine, optionalText } from '#web/app/form-schema.ts';

/** What is stored of the form. Days and times are on the campus's clock. */
export const EventDraft = z.object({
  title: draftText,
  description: draftText,
  date: draftText,
  time: draftText,
  endDate: draftText,
  endTime: draftText,
  place: draftText,
  link: draftText,
  // Without a choice it is the first type: the select is not required.
  type: draftField(z.enum(eventTypes), eventTypes[0]),
});
export type EventDraft = z.output<typeof EventDraft>;

/** The image is a file until it is uploaded; the event then has its address. */
export const EventFields = z.object({
  title: optionalLine(eventLimits.title),
  description: optionalText(eventLimits.description),
  date: z.string(),
  time: z.string(),
  endDate: z.string(),
  endTime: z.string(),
  place: optionalLine(eventLimits.place),
  link: optionalLine(eventLimits.link),
  type: z.enum(eventTypes),
  image: z.nullable(z.instanceof(File)),
} satisfies FormFields<'createEvent', 'imageUrl'> & Record<'image' | 'time' | 'endTime', unknown>);
export type EventFields = z.output<typeof EventFields>;

/** The dates as the call takes them: a day alone stays a day, and '' is no end. */
export function datesOf(
  { date, time, endDate, endTime }: Pick<EventDraft, 'date' | 'time' | 'endDate' | 'endTime'>,
  timeZone: string,
) {
  const lastDay = endDate === '' && endTime !== '' ? date : endDate;
  return {
    date: withTime(date, time, timeZone),
    endDate: withTime(lastDay, endTime, timeZone),
  };
}

function withTime(day: string, time: string, timeZone: string): string {
  if (day === '' || time === '') return day;
  const local = `${day}T${time}`;
  // Of an hour that comes twice, the second: only with its zone the call knows which.
  return time.endsWith(secondTime) ? (fromLocalTime(local, timeZone) ?? local) : local;
}

/** A new event is sent without what nobody wrote: then it is the payload of the specification. */
export function payloadOf<T extends object>(body: T): T {
  const additions = ['endDate', 'place', 'link'];
  return Object.fromEntries(
    Object.entries(body).filter(([field, value]) => value !== '' || !additions.includes(field)),
  ) as T;
}

/** What of the form is stored while somebody types: everything but the file. */
export const draftIn = (values: EventFields): EventDraft => EventDraft.parse(values);

/** The fields as they stand for an event that there is. */
export function draftOf(event: Event, timeZone: string): EventDraft {
  const { title, description, place, link, type } = event;
  const [date = '', time = ''] = toFormTime(event.date, timeZone).split('T');
  const [lastDay = '', lastTime = ''] = toFormTime(event.endDate, timeZone).split('T');
  const isWhole = isWholeDay(event.date, event.endDate, timeZone);
  return {
    title,
    description,
    place,
    link,
    type,
    date,
    time: isWhole ? '' : time,
    endDate: lastDay === date ? '' : lastDay,
    endTime: isWhole ? '' : lastTime,
  };
}
