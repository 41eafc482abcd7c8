import { useFormState } from 'react-hook-form';
import { settingsLimits } from '#core/campus/settings.ts';
import { emailLength } from '#core/text.ts';
import { fieldError } from '#web/ui/field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { settingsMessages } from '#web/messages/en/settings.ts';
import { settingsPart } from './settings-part.ts';
import type { FormSettings } from './settings-schema.ts';

const text = settingsMessages;
const kinds = ['instagram', 'linkedin', 'youtube', 'email'] as const;

/** The council's social profiles; an empty one has no icon. */
export function SocialFields() {
  const { errors } = useFormState<FormSettings>();
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
          <TextField
            key={kind}
            name={`social.${kind}`}
            label={text[kind]}
            isOptional
            {...(kind !== 'email' && { hint: text.addressHint })}
            type={kind === 'email' ? 'email' : 'url'}
            maxLength={kind === 'email' ? emailLength : settingsLimits.address}
            autoComplete="off"
            spellCheck={false}
          />
        ))}
      </div>
    </section>
  );
}
