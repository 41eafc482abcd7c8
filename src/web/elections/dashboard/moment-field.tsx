import { useController } from 'react-hook-form';
import { formatZone } from '#core/campus/dates.ts';
import { secondTime, twoMoments } from '#core/campus/time-zone.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { Field } from '#web/kit/field.tsx';
import { Select } from '#web/kit/select.tsx';
import { TextInput } from '#web/kit/text-input.tsx';
import { campusClock as text } from '#texts/en/campus-clock.ts';

interface MomentFieldProps {
  name: string;
  label: string;
  hint?: string;
  isOptional?: boolean;
}

/** A date and time on the clock of the campus; of an hour that comes twice, which of the two. */
export function MomentField({ name, ...words }: MomentFieldProps) {
  const timeZone = useTimeZone();
  const { field, fieldState } = useController<Record<string, string>>({ name });
  const value = field.value ?? '';
  const local = value.slice(0, 16);
  const moments = twoMoments(local, timeZone);
  return (
    <div className="grid gap-2.5">
      <Field {...words} error={fieldState.error?.message}>
        {(control) => (
          <TextInput
            {...control}
            ref={field.ref}
            name={name}
            type="datetime-local"
            value={local}
            onBlur={field.onBlur}
            onChange={(event) => field.onChange(event.target.value)}
          />
        )}
      </Field>
      {moments !== null && (
        <Field label={text.twice} hint={text.twiceHint}>
          {(control) => (
            <Select
              {...control}
              value={value.slice(16)}
              onChange={(event) => field.onChange(`${local}${event.target.value}`)}
            >
              <option value="">{text.first(formatZone(moments[0], timeZone))}</option>
              <option value={secondTime}>{text.second(formatZone(moments[1], timeZone))}</option>
            </Select>
          )}
        </Field>
      )}
    </div>
  );
}
