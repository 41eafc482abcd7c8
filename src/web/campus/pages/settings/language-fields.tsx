import { useId } from 'react';
import { useController } from 'react-hook-form';
import { languageName } from '#texts/formats.ts';
import { languages } from '#texts/languages.ts';
import { settingsMessages } from '#texts/en/settings.ts';
import { Checkbox, checkHint } from '#web/kit/checkbox.tsx';
import { Field, fieldLabel } from '#web/kit/field.tsx';
import { Select } from '#web/kit/select.tsx';

const text = settingsMessages.languages;

/** Which languages the campus offers, and which comes first. One is always offered. */
export function LanguageFields() {
  const { field, fieldState } = useController<{ languages: readonly string[] }, 'languages'>({
    name: 'languages',
  });
  const offered = field.value;
  const id = useId();
  const turn = (tag: string, isOn: boolean) =>
    field.onChange(isOn ? [...offered, tag] : offered.filter((one) => one !== tag));
  const comesFirst = (tag: string) =>
    field.onChange([tag, ...offered.filter((one) => one !== tag)]);
  return (
    <div className="grid gap-5">
      <fieldset aria-describedby={`${id}-hint`}>
        <legend className={fieldLabel}>{settingsMessages.fields.languages.label}</legend>
        {languages.map(({ tag, name, reviewed }) => {
          const called = languageName(tag);
          const isOffered = offered.includes(tag);
          return (
            <div key={tag}>
              <Checkbox
                checked={isOffered}
                disabled={isOffered && offered.length === 1}
                {...(!reviewed && { 'aria-describedby': `${id}-${tag}` })}
                onBlur={field.onBlur}
                onChange={(event) => turn(tag, event.target.checked)}
              >
                <bdi lang={tag}>{name}</bdi>
                {name !== called && ` (${called})`}
              </Checkbox>
              {!reviewed && (
                <p className={checkHint} id={`${id}-${tag}`}>
                  {text.unchecked}
                </p>
              )}
            </div>
          );
        })}
        <p className="type-meta mt-2" id={`${id}-hint`}>
          {settingsMessages.fields.languages.hint}
        </p>
      </fieldset>
      {offered.length > 1 && (
        <Field label={text.first} hint={text.firstHint} error={fieldState.error?.message}>
          {(control) => (
            <Select
              {...control}
              value={offered[0]}
              onChange={(event) => comesFirst(event.target.value)}
            >
              {languages
                .filter(({ tag }) => offered.includes(tag))
                .map(({ tag, name }) => (
                  <option key={tag} value={tag} lang={tag}>
                    {name}
                  </option>
                ))}
            </Select>
          )}
        </Field>
      )}
    </div>
  );
}
