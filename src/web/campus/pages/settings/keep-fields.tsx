import { settingsMessages } from '#texts/en/settings.ts';
import { SettingFields } from './setting-fields.tsx';
import { settingsPart } from './settings-part.ts';

const text = settingsMessages.keep;

/** For how many days what is kept that names people. */
export const KeepFields = () => (
  <section className={settingsPart} aria-labelledby="settings-keep">
    <div>
      <h2 className="type-h3" id="settings-keep">
        {text.title}
      </h2>
      <p className="type-meta mt-1">{text.hint}</p>
    </div>
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(260px,100%),1fr))] gap-5">
      <SettingFields topic="advanced" />
    </div>
  </section>
);
