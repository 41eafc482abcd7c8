import { settingsMessages } from '#web/messages/en/settings.ts';
import { SettingFields } from './setting-fields.tsx';
import { settingsPart } from './settings-part.ts';

/** The statement under About the Council. */
export const AboutFields = () => (
  <section className={settingsPart} aria-labelledby="settings-about">
    <h2 className="type-h3" id="settings-about">
      {settingsMessages.about}
    </h2>
    <SettingFields part="about" />
  </section>
);
