import type { UseFormReturn } from 'react-hook-form';
import { formatZone } from '#core/campus/dates.ts';
import { eventMoment } from '#core/events/event-moment.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { useServerTime } from '#web/app/server-clock.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { eventsMessages } from '#web/messages/en/events.ts';
import type { EventFields } from './event-form-values.ts';

const text = eventsMessages.fields;
const pair = 'grid grid-cols-1 gap-5 sm:grid-cols-[3fr_2fr]';

/** When it begins and ends, on the campus's clock. Only the day is required. */
export function EventDateFields({ form }: { form: UseFormReturn<EventFields> }) {
  const { errors } = form.formState;
  const timeZone = useTimeZone();
  const today = useServerTime((now) => new Date(now).toISOString().slice(0, 10));
  const offset = formatZone(eventMoment(form.watch('date'), timeZone) ?? today, timeZone);
  return (
    <>
      <div className={pair}>
        <Field label={text.date} error={errors.date?.message}>
          {(control) => <TextInput {...control} {...form.register('date')} type="date" />}
        </Field>
        <Field label={text.time} isOptional>
          {(control) => <TextInput {...control} {...form.register('time')} type="time" />}
        </Field>
      </div>
      <div className={pair}>
        <Field label={text.endDate} isOptional error={errors.endDate?.message}>
          {(control) => <TextInput {...control} {...form.register('endDate')} type="date" />}
        </Field>
        <Field label={text.endTime} isOptional>
          {(control) => <TextInput {...control} {...form.register('endTime')} type="time" />}
        </Field>
      </div>
      <p className="type-meta">{text.zone(timeZone, offset)}</p>
    </>
  );
}
