import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { settingsMessages } from '#web/messages/en/settings.ts';
import type { SettingsPart } from './settings-part.ts';
import { settingsPart } from './settings-part.ts';

const text = settingsMessages;

/** The statement under About the Council. */
export function AboutFields({ draft, wrong, change }: SettingsPart) {
  return (
    <section className={settingsPart} aria-labelledby="settings-about">
      <h2 className="type-h3" id="settings-about">
        {text.about}
      </h2>
      <Field label={text.statement} hint={text.statementHint} error={wrong['about']} isOptional>
        {(control) => (
          <TextArea
            {...control}
            value={draft.about}
            rows={4}
            length={draft.about.length}
            maxLength={600}
            onChange={(event) => change({ about: event.target.value })}
          />
        )}
      </Field>
    </section>
  );
}
