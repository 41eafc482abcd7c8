import { useWatch } from 'react-hook-form';
import { formatZone } from '#core/campus/dates.ts';
import { eventMoment } from '#core/events/event-moment.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { useServerTime } from '#web/app/server-clock.ts';
import { TextField } from '#web/kit/text-field.tsx';
import { eventsMessages } from '#texts/en/events.ts';
import type { EventFields } from './event-form-values.ts';

const text = eventsMessages.fields;
const pair = 'grid grid-cols-1 gap-5 sm:grid-cols-[3fr_2fr]';

/** When it begins and ends, on the campus's clock. Only the day is required. */
export function EventDateFields() {
  const timeZone = useTimeZone();
  const today = useServerTime((now) => new Date(now).toISOString().slice(0, 10));
  const offset = formatZone(
    eventMoment(useWatch<EventFields, 'date'>({ name: 'date' }), timeZone) ?? today,
    timeZone,
  );
  return (
    <>
      <div className={pair}>
        <TextField name="date" label={text.date} type="date" />
        <TextField name="time" label={text.time} type="time" isOptional />
      </div>
      <div className={pair}>
        <TextField name="endDate" label={text.endDate} type="date" isOptional />
        <TextField name="endTime" label={text.endTime} type="time" isOptional />
      </div>
      <p className="type-meta">{text.zone(timeZone, offset)}</p>
    </>
  );
}
