import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { settingsMessages } from '#web/messages/en/settings.ts';
import { PictureField } from './picture-field.tsx';
import type { SettingsPart } from './settings-part.ts';
import { settingsPart } from './settings-part.ts';

const text = settingsMessages;
const zones = Intl.supportedValuesOf('timeZone');

/** Whose campus it is, its clock, its numbers, its logo, and what its results show. */
export function CampusFields({ draft, wrong, change }: SettingsPart) {
  const { timeZone } = draft;
  // Browsers and servers do not know the same names of a zone.
  const offered = zones.includes(timeZone) ? zones : [timeZone, ...zones];
  return (
    <section className={settingsPart} aria-labelledby="settings-campus">
      <h2 className="type-h3" id="settings-campus">
        {text.campus}
      </h2>
      <Field label={text.universityName} error={wrong['universityName']}>
        {(control) => (
          <TextInput
            {...control}
            value={draft.universityName}
            maxLength={120}
            autoComplete="organization"
            onChange={(event) => change({ universityName: event.target.value })}
          />
        )}
      </Field>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(260px,100%),1fr))] gap-5">
        <Field label={text.timeZone} hint={text.timeZoneHint} error={wrong['timeZone']}>
          {(control) => (
            <Select
              {...control}
              value={timeZone}
              onChange={(event) => change({ timeZone: event.target.value })}
            >
              {offered.map((zone) => (
                <option key={zone}>{zone}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={text.enrollmentPrefix}
          hint={text.enrollmentPrefixHint}
          error={wrong['enrollmentPrefix']}
        >
          {(control) => (
            <TextInput
              {...control}
              isCode
              value={draft.enrollmentPrefix}
              maxLength={4}
              inputMode="numeric"
              autoComplete="off"
              onChange={(event) => change({ enrollmentPrefix: event.target.value })}
            />
          )}
        </Field>
      </div>
      <PictureField
        label={text.logo}
        hint={text.logoHint}
        imageUrl={draft.logoUrl}
        error={wrong['logoUrl']}
        onChange={(logoUrl) => change({ logoUrl })}
      />
      <div>
        <Checkbox
          checked={draft.isWinnerEmailHidden}
          aria-describedby="settings-winner-hint"
          onChange={(event) => change({ isWinnerEmailHidden: event.target.checked })}
        >
          {text.isWinnerEmailHidden}
        </Checkbox>
        <p className="type-meta ps-10.5" id="settings-winner-hint">
          {text.isWinnerEmailHiddenHint}
        </p>
      </div>
    </section>
  );
}
