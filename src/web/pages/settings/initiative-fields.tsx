import { Controller, useFormState } from 'react-hook-form';
import { settingsLimits } from '#core/campus/settings.ts';
import { Field, fieldError } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { ImageField } from '#web/uploads/image-field.tsx';
import { settingsMessages } from '#web/messages/en/settings.ts';
import type { SettingsPart } from './settings-part.ts';
import { settingsPart } from './settings-part.ts';

const text = settingsMessages;

/** The three pictures of the home page, each with its caption. */
export function InitiativeFields({ form }: SettingsPart) {
  const { errors } = useFormState({ control: form.control });
  const whole = errors.initiatives?.message ?? errors.initiatives?.root?.message;
  return (
    <section className={settingsPart} aria-labelledby="settings-initiatives">
      <div>
        <h2 className="type-h3" id="settings-initiatives">
          {text.initiatives}
        </h2>
        <p className="type-meta">{text.initiativesHint}</p>
        {whole !== undefined && <p className={fieldError}>{whole}</p>}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(220px,100%),1fr))] gap-5">
        {form.getValues('initiatives').map((_, index) => (
          // The three are told apart by their place only.
          <fieldset key={placeOf(index)} className="grid min-w-0 content-start gap-3.5">
            <legend className="sr-only">{text.initiative(index + 1)}</legend>
            <Controller
              control={form.control}
              name={`initiatives.${index}.imageUrl`}
              render={({ field, fieldState }) => (
                <ImageField
                  label={text.picture(index + 1)}
                  imageUrl={field.value}
                  error={fieldState.error?.message}
                  onChange={field.onChange}
                />
              )}
            />
            <Field
              label={text.caption(index + 1)}
              error={errors.initiatives?.[index]?.caption?.message}
              isOptional
            >
              {(control) => (
                <TextInput
                  {...control}
                  {...form.register(`initiatives.${index}.caption`)}
                  maxLength={settingsLimits.caption}
                />
              )}
            </Field>
          </fieldset>
        ))}
      </div>
    </section>
  );
}

const placeOf = (index: number) => `place ${index}`;
