import { useId } from 'react';
import { Controller, useFormState, useWatch } from 'react-hook-form';
import { settingsLimits } from '#core/campus/settings.ts';
import { emailLength } from '#core/text.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { timeZonesWith } from '#web/campus/time-zones.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { ImageField } from '#web/uploads/image-field.tsx';
import { settingsMessages } from '#web/messages/en/settings.ts';
import type { SettingsPart } from './settings-part.ts';
import { settingsPart } from './settings-part.ts';

const text = settingsMessages;
/** The campus: name, time zone, enrollment prefix, logo and what results show. */
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
        <Field
          label={text.enrollmentPrefix}
          hint={text.enrollmentPrefixHint}
          error={errors.enrollmentPrefix?.message}
        >
          {(control) => (
            <TextInput
              {...control}
              isCode
              {...register('enrollmentPrefix')}
              maxLength={4}
              inputMode="numeric"
              autoComplete="off"
            />
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
      <Switched
        controls={controls}
        name="isWinnerEmailHidden"
        label={text.isWinnerEmailHidden}
        hint={text.isWinnerEmailHiddenHint}
      />
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
      <Switched
        controls={controls}
        name="officersNeedSecondFactor"
        label={text.officersNeedSecondFactor}
        hint={text.officersNeedSecondFactorHint}
      />
    </section>
  );
}

interface SwitchedProps {
  controls: SettingsPart['form']['control'];
  name: 'isWinnerEmailHidden' | 'officersNeedSecondFactor';
  label: string;
  hint: string;
}

/** A setting that is on or off, with what it means. */
function Switched({ controls, name, label, hint }: SwitchedProps) {
  const hintId = useId();
  return (
    <div>
      <Controller
        control={controls}
        name={name}
        render={({ field }) => (
          <Checkbox checked={field.value} aria-describedby={hintId} onChange={field.onChange}>
            {label}
          </Checkbox>
        )}
      />
      <p className="type-meta ps-10.5" id={hintId}>
        {hint}
      </p>
    </div>
  );
}
