import { useFormState, useWatch } from 'react-hook-form';
import { settingsLimits } from '#core/campus/settings.ts';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { settingsMessages } from '#web/messages/en/settings.ts';
import type { SettingsPart } from './settings-part.ts';
import { settingsPart } from './settings-part.ts';

const text = settingsMessages;

/** The statement under About the Council. */
export function AboutFields({ form }: SettingsPart) {
  const { errors } = useFormState({ control: form.control });
  const about = useWatch({ control: form.control, name: 'about' });
  return (
    <section className={settingsPart} aria-labelledby="settings-about">
      <h2 className="type-h3" id="settings-about">
        {text.about}
      </h2>
      <Field
        label={text.statement}
        hint={text.statementHint}
        error={errors.about?.message}
        isOptional
      >
        {(control) => (
          <TextArea
            {...control}
            {...form.register('about')}
            rows={4}
            length={about.length}
            maxLength={settingsLimits.about}
          />
        )}
      </Field>
    </section>
  );
}
