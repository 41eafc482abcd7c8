import { Controller, useFormState, useWatch } from 'react-hook-form';
import { settingsLimits } from '#core/campus/settings.ts';
import { emailLength } from '#core/text.ts';
import { timeZonesWith } from '#web/campus/time-zones.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { ImageField } from '#web/uploads/image-field.tsx';
import { settingsMessages } from '#web/messages/en/settings.ts';
import type { SettingsPart } from './settings-part.ts';
import { settingsPart } from './settings-part.ts';
import { Switches } from './switched.tsx';

const text = settingsMessages;
/** The campus: name, time zone, logo and what results show. */
export function CampusFields({ form }: SettingsPart) {
  const { control: controls, register } = form;
  const { errors } = useFormState({ control: controls });
  const timeZone = useWatch({ control: controls, name: 'timeZone' });
  // Browsers and servers may know different names of time zones.
  const offered = timeZonesWith(timeZone);
  return (
    <section className={settingsPart} aria-labelledby="settings-campus">
      <h2 className="type-h3" id="settings-campus">
        {text.campus}
      </h2>
      <Field label={text.universityName} error={errors.universityName?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('universityName')}
            maxLength={settingsLimits.universityName}
            autoComplete="organization"
          />
        )}
      </Field>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(260px,100%),1fr))] gap-5">
        <Field label={text.timeZone} hint={text.timeZoneHint} error={errors.timeZone?.message}>
          {(control) => (
            <Select {...control} {...register('timeZone')}>
              {offered.map((zone) => (
                <option key={zone}>{zone}</option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Controller
        control={controls}
        name="logoUrl"
        render={({ field, fieldState }) => (
          <ImageField
            label={text.logo}
            hint={text.logoHint}
            imageUrl={field.value}
            error={fieldState.error?.message}
            onChange={field.onChange}
          />
        )}
      />
      <Field
        label={text.replyTo}
        hint={text.replyToHint}
        error={errors.replyTo?.message}
        isOptional
      >
        {(control) => (
          <TextInput
            {...control}
            type="email"
            {...register('replyTo')}
            maxLength={emailLength}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Switches controls={controls} part="results" />
      <Field label={text.appealDays} hint={text.appealDaysHint} error={errors.appealDays?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('appealDays', { setValueAs: (typed) => Number(typed || Number.NaN) })}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
      </Field>
      <Switches controls={controls} part="officers" />
    </section>
  );
}
