import { useController, useWatch } from 'react-hook-form';
import { fromLocalTime } from '#core/campus/time-zone.ts';
import { isShortVoting } from '#core/elections/reminder.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { Field } from '#web/kit/field.tsx';
import { TextInput } from '#web/kit/text-input.tsx';
import { organize as text } from '#texts/en/organize.ts';
import { reminderHour } from './election-values.ts';
import type { ElectionValues } from './election-values.ts';

/** The hour at which everybody is reminded, where voting is too short for the usual reminder. */
export function ReminderField() {
  const timeZone = useTimeZone();
  const { field, fieldState } = useController<ElectionValues, 'remindAt'>({ name: 'remindAt' });
  const [opens, closes] = useWatch<ElectionValues, ['startDate', 'endDate']>({
    name: ['startDate', 'endDate'],
  });
  const [startDate, endDate] = [opens, closes].map(
    (local) => fromLocalTime(local, timeZone) ?? '',
  ) as [string, string];
  if (!isShortVoting({ startDate, endDate })) return null;
  return (
    <Field
      label={text.remindAt}
      isOptional
      hint={text.remindAtHint}
      error={fieldState.error?.message}
    >
      {(control) => (
        <TextInput
          {...control}
          ref={field.ref}
          name="remindAt"
          type="time"
          value={reminderHour(field.value)}
          onBlur={field.onBlur}
          onChange={({ target: { value } }) =>
            field.onChange(value === '' ? '' : `${opens.slice(0, 10)}T${value}`)
          }
        />
      )}
    </Field>
  );
}
