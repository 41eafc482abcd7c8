import { useFormState, useWatch } from 'react-hook-form';
import { formatZone } from '#core/campus/dates.ts';
import { fromLocalTime } from '#core/campus/time-zone.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { useServerTime } from '#web/app/server-clock.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import type { OrganizePartProps } from './organize-draft.ts';
import { DatePresets } from './date-presets.tsx';
import { pair } from './organize-looks.ts';

/** When voting opens and closes, on the clock of the campus, whatever this device's clock says. */
export function DateFields({ form, isNew }: OrganizePartProps & { isNew: boolean }) {
  const { errors } = useFormState({ control: form.control });
  const text = dashboardMessages.organize;
  const timeZone = useTimeZone();
  const opens = fromLocalTime(useWatch({ control: form.control, name: 'opens' }), timeZone);
  const isPast = useServerTime((now) => opens !== null && Date.parse(opens) <= now);
  const today = useServerTime((now) => new Date(now).toISOString().slice(0, 10));
  const offset = formatZone(opens ?? today, timeZone);
  return (
    <>
      <p className="-mt-3.5 type-meta">{text.zone(timeZone, offset)}</p>
      <DatePresets form={form} />
      <div className={pair}>
        <Field
          label={text.opens}
          error={errors.opens?.message}
          {...(isPast && isNew && { hint: text.opensAtOnce })}
        >
          {(control) => (
            <TextInput {...control} {...form.register('opens')} type="datetime-local" />
          )}
        </Field>
        <Field label={text.closes} error={errors.closes?.message}>
          {(control) => (
            <TextInput {...control} {...form.register('closes')} type="datetime-local" />
          )}
        </Field>
        <Field
          label={text.nominationsClose}
          isOptional
          hint={isPast ? text.nominationsHintPast : text.nominationsHint}
          error={errors.nominationsClose?.message}
        >
          {(control) => (
            <TextInput {...control} {...form.register('nominationsClose')} type="datetime-local" />
          )}
        </Field>
      </div>
    </>
  );
}
