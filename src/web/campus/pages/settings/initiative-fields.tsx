import { useFormContext, useFormState } from 'react-hook-form';
import { settingsLimits } from '#core/campus/settings.ts';
import { fieldError } from '#web/kit/field.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { PictureField } from '#web/uploads/picture-field.tsx';
import { settingsMessages } from '#texts/en/settings.ts';
import { settingsPart } from './settings-part.ts';
import type { FormSettings } from './settings-schema.ts';

const text = settingsMessages;

/** The three pictures of the home page, each with its caption. */
export function InitiativeFields() {
  const { getValues } = useFormContext<FormSettings>();
  const { errors } = useFormState<FormSettings>();
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
        {getValues('initiatives').map((_, index) => (
          // The three are told apart by their place only.
          <fieldset key={placeOf(index)} className="grid min-w-0 content-start gap-3.5">
            <legend className="sr-only">{text.initiative(index + 1)}</legend>
            <PictureField name={`initiatives.${index}.imageUrl`} label={text.picture(index + 1)} />
            <TextField
              name={`initiatives.${index}.caption`}
              label={text.caption(index + 1)}
              isOptional
              maxLength={settingsLimits.caption}
            />
          </fieldset>
        ))}
      </div>
    </section>
  );
}

const placeOf = (index: number) => `place ${index}`;
