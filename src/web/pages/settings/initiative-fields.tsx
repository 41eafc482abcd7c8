import type { CampusSettings } from '#contract/campus-settings.ts';
import { Field, fieldError } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { settingsMessages } from '#web/messages/en/settings.ts';
import { PictureField } from './picture-field.tsx';
import type { SettingsPart } from './settings-part.ts';
import { settingsPart } from './settings-part.ts';

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
    <section className={settingsPart} aria-labelledby="settings-initiatives">
      <div>
        <h2 className="type-h3" id="settings-initiatives">
          {text.initiatives}
        </h2>
        <p className="type-meta">{text.initiativesHint}</p>
        {wrong['initiatives'] !== undefined && <p className={fieldError}>{wrong['initiatives']}</p>}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(220px,100%),1fr))] gap-5">
        {draft.initiatives.map(({ imageUrl, caption }, index) => (
          // The three have places, and no identity beside them.
          <fieldset key={placeOf(index)} className="grid min-w-0 content-start gap-3.5">
            <legend className="sr-only">{text.initiative(index + 1)}</legend>
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
