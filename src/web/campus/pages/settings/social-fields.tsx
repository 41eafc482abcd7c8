import { useFormState } from 'react-hook-form';
import { fieldError } from '#web/kit/field.tsx';
import { settingsMessages } from '#texts/en/settings.ts';
import { SettingFields } from './setting-fields.tsx';
import { settingsPart } from './settings-part.ts';
import type { FormSettings } from './settings-schema.ts';

const text = settingsMessages;

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
        <SettingFields topic="social" />
      </div>
    </section>
  );
}
