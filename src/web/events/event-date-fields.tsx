import { useController, useWatch } from 'react-hook-form';
import { formatZone } from '#core/campus/dates.ts';
import { eventMoment } from '#core/events/event-moment.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { useServerTime } from '#web/app/server-clock.ts';
import { WhichOfTwo } from '#web/campus/which-of-two.tsx';
import { Field } from '#web/kit/field.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { TextInput } from '#web/kit/text-input.tsx';
import { eventsMessages } from '#texts/en/events.ts';
import { datesOf } from './event-form-values.ts';
import type { EventFields } from './event-form-values.ts';

const text = eventsMessages.fields;
const pair = 'grid grid-cols-1 items-start gap-5 sm:grid-cols-[3fr_2fr]';

/** At what time it begins, and when it ends, on the campus's clock; none of it is required. */
export function EventTimeFields() {
  const timeZone = useTimeZone();
  const today = useServerTime((now) => new Date(now).toISOString().slice(0, 10));
  const [date, time, endDate] = useWatch<EventFields, ['date', 'time', 'endDate']>({
    name: ['date', 'time', 'endDate'],
  });
  const begins = datesOf({ date, time, endDate: '', endTime: '' }, timeZone).date;
  return (
    <>
      <TimeField name="time" label={text.time} day={date} />
      <div className={pair}>
        <TextField name="endDate" label={text.endDate} type="date" isOptional />
        <TimeField name="endTime" label={text.endTime} day={endDate === '' ? date : endDate} />
      </div>
      <p className="type-meta">
        {text.zone(timeZone, formatZone(eventMoment(begins, timeZone) ?? today, timeZone))}
      </p>
    </>
  );
}

interface TimeFieldProps {
  name: 'time' | 'endTime';
  label: string;
  /** The day of this time; '' while there is none. */
  day: string;
}

function TimeField({ name, label, day }: TimeFieldProps) {
  const { field, fieldState } = useController<EventFields, 'time' | 'endTime'>({ name });
  const local = field.value.slice(0, 5);
  return (
    <div className="grid gap-2.5">
      <Field label={label} isOptional error={fieldState.error?.message}>
        {(control) => (
          <TextInput
            {...control}
            ref={field.ref}
            name={name}
            type="time"
            value={local}
            onBlur={field.onBlur}
            onChange={(event) => field.onChange(event.target.value)}
          />
        )}
      </Field>
      <WhichOfTwo
        value={`${day}T${field.value}`}
        onChange={(sign) => field.onChange(`${local}${sign}`)}
      />
    </div>
  );
}
