import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { settingsMessages } from '#web/messages/en/settings.ts';
import type { SettingsPart } from './settings-part.ts';

const text = settingsMessages;
const kinds = ['instagram', 'linkedin', 'youtube', 'email'] as const;

/** Where the council is elsewhere; what is empty has no icon. */
export function SocialFields({ draft, wrong, change }: SettingsPart) {
  return (
    <section className="sheet settings-part" aria-labelledby="settings-social">
      <div>
        <h2 className="h3" id="settings-social">
          {text.social}
        </h2>
        <p className="field-hint">{text.socialHint}</p>
        {wrong['social'] !== undefined && <p className="field-error">{wrong['social']}</p>}
      </div>
      <div className="settings-pair">
        {kinds.map((kind) => (
          <Field
            key={kind}
            label={text[kind]}
            error={wrong[`social.${kind}`]}
            isOptional
            {...(kind !== 'email' && { hint: text.addressHint })}
          >
            {(control) => (
              <TextInput
                {...control}
                type={kind === 'email' ? 'email' : 'url'}
                value={draft.social[kind]}
                maxLength={kind === 'email' ? 254 : 300}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) =>
                  change({ social: { ...draft.social, [kind]: event.target.value } })
                }
              />
            )}
          </Field>
        ))}
      </div>
    </section>
  );
}
