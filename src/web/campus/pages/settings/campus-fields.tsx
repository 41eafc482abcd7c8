import { useWatch } from 'react-hook-form';
import { settingsLimits } from '#core/campus/settings.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { timeZonesWith } from '../../time-zones.ts';
import { SelectField } from '#web/kit/select.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { settingsMessages } from '#texts/en/settings.ts';
import { LanguageFields } from './language-fields.tsx';
import { MovedElections } from './moved-elections.tsx';
import { settingsPart } from './settings-part.ts';

const text = settingsMessages;
/**
 * The campus: name and time zone. They are not in the list: a choice of zones and a name that has to be
 * there need fields of their own, as do the format of numbers and the initiatives.
 */
export function CampusFields() {
  const timeZone: string = useWatch({ name: 'timeZone' });
  const present = useTimeZone();
  // Browsers and servers may know different names of time zones.
  const offered = timeZonesWith(timeZone);
  return (
    <section className={settingsPart} aria-labelledby="settings-campus">
      <h2 className="type-h3" id="settings-campus">
        {text.campus}
      </h2>
      <TextField
        name="universityName"
        label={text.universityName}
        maxLength={settingsLimits.universityName}
        autoComplete="organization"
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(260px,100%),1fr))] gap-5">
        <SelectField name="timeZone" label={text.timeZone} hint={text.timeZoneHint}>
          {offered.map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </SelectField>
      </div>
      {timeZone !== present && <MovedElections to={timeZone} />}
      <LanguageFields />
    </section>
  );
}
