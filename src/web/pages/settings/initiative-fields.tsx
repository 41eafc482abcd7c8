import type { CampusSettings } from '#contract/campus-settings.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { settingsMessages } from '#web/messages/en/settings.ts';
import { PictureField } from './picture-field.tsx';
import type { SettingsPart } from './settings-part.ts';

const text = settingsMessages;
type Initiative = CampusSettings['initiatives'][number];

/** The three pictures of the home page, each with its caption. */
export function InitiativeFields({ draft, wrong, change }: SettingsPart) {
  const changeOne = (at: number, some: Partial<Initiative>) =>
    change({
      initiatives: draft.initiatives.map((one, index) =>
        index === at ? { ...one, ...some } : one,
      ),
    });
  return (
    <section className="sheet settings-part" aria-labelledby="settings-initiatives">
      <div>
        <h2 className="h3" id="settings-initiatives">
          {text.initiatives}
        </h2>
        <p className="field-hint">{text.initiativesHint}</p>
        {wrong['initiatives'] !== undefined && (
          <p className="field-error">{wrong['initiatives']}</p>
        )}
      </div>
      <div className="settings-three">
        {draft.initiatives.map(({ imageUrl, caption }, index) => (
          // The three have places, and no identity beside them.
          <fieldset key={placeOf(index)} className="settings-initiative">
            <legend className="visually-hidden">{text.initiative(index + 1)}</legend>
            <PictureField
              label={text.picture(index + 1)}
              imageUrl={imageUrl}
              error={wrong[`initiatives.${index}.imageUrl`]}
              onChange={(address) => changeOne(index, { imageUrl: address })}
            />
            <Field
              label={text.caption(index + 1)}
              error={wrong[`initiatives.${index}.caption`]}
              isOptional
            >
              {(control) => (
                <TextInput
                  {...control}
                  value={caption}
                  maxLength={80}
                  onChange={(event) => changeOne(index, { caption: event.target.value })}
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
