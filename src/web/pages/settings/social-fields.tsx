import { useFormState } from 'react-hook-form';
import { settingsLimits } from '#core/campus/settings.ts';
import { emailLength } from '#core/text.ts';
import { Field, fieldError } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { settingsMessages } from '#web/messages/en/settings.ts';
import type { SettingsPart } from './settings-part.ts';
import { settingsPart } from './settings-part.ts';

const text = settingsMessages;
const kinds = ['instagram', 'linkedin', 'youtube', 'email'] as const;

/** The council's social profiles; an empty one has no icon. */
export function SocialFields({ form }: SettingsPart) {
  const { errors } = useFormState({ control: form.control });
  const whole = errors.social?.message;
  return (
    <section className={settingsPart} aria-labelledby="settings-social">
      <div>
        <h2 className="type-h3" id="settings-social">
          {text.social}
        </h2>
        <p className="type-meta">{text.socialHint}</p>
        {whole !== undefined && <p className={fieldError}>{whole}</p>}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(260px,100%),1fr))] gap-5">
        {kinds.map((kind) => (
          <Field
            key={kind}
            label={text[kind]}
            error={errors.social?.[kind]?.message}
            isOptional
            {...(kind !== 'email' && { hint: text.addressHint })}
          >
            {(control) => (
              <TextInput
                {...control}
                type={kind === 'email' ? 'email' : 'url'}
                {...form.register(`social.${kind}`)}
                maxLength={kind === 'email' ? emailLength : settingsLimits.address}
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </Field>
        ))}
      </div>
    </section>
  );
}
