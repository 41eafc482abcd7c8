import { useFormState } from 'react-hook-form';
import { retainedKinds } from '#core/campus/retention.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { settingsMessages } from '#web/messages/en/settings.ts';
import type { SettingsPart } from './settings-part.ts';
import { settingsPart } from './settings-part.ts';

const text = settingsMessages.keepDays;

/** For how many days what is kept that names people. */
export function KeepFields({ form }: SettingsPart) {
  const { control, register } = form;
  const { errors } = useFormState({ control });
  return (
    <section className={settingsPart} aria-labelledby="settings-keep">
      <div>
        <h2 className="type-h3" id="settings-keep">
          {text.title}
        </h2>
        <p className="type-meta mt-1">{text.hint}</p>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(260px,100%),1fr))] gap-5">
        {retainedKinds.map((kind) => (
          <Field
            key={kind}
            label={text.labels[kind]}
            hint={text.hints[kind]}
            error={errors.keepDays?.[kind]?.message}
          >
            {(field) => (
              <TextInput
                {...field}
                {...register(`keepDays.${kind}`, {
                  setValueAs: (typed) => Number(typed || Number.NaN),
                })}
                inputMode="numeric"
                autoComplete="off"
              />
            )}
          </Field>
        ))}
      </div>
    </section>
  );
}
