import { settingsMessages } from '#web/messages/en/settings.ts';
import { SettingFields } from './setting-fields.tsx';
import { settingsPart } from './settings-part.ts';

const text = settingsMessages.list;

/** People on the voter list: which e-mails they get, and whether accounts are for them alone. */
export const ListFields = () => (
  <section className={settingsPart} aria-labelledby="settings-list">
    <h2 className="type-h3" id="settings-list">
      {text.title}
    </h2>
    <div className="grid gap-4">
      <p className="text-ink-2">{text.lede}</p>
      <SettingFields part="list-emails" />
    </div>
    <SettingFields part="list" />
  </section>
);
