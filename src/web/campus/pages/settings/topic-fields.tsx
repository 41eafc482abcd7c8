import { settingsMessages } from '#texts/en/settings.ts';
import { SettingFields } from './setting-fields.tsx';
import { settingsPart } from './settings-part.ts';

interface TopicFieldsProps {
  topic: keyof typeof settingsMessages.topics;
  /** What stands above the fields. */
  lede?: string;
}

/** The settings of the list about one topic. */
export const TopicFields = ({ topic, lede }: TopicFieldsProps) => (
  <section className={settingsPart} aria-labelledby={`settings-${topic}`}>
    <h2 className="type-h3" id={`settings-${topic}`}>
      {settingsMessages.topics[topic]}
    </h2>
    <div className="grid gap-5">
      {lede !== undefined && <p className="text-ink-2">{lede}</p>}
      <SettingFields topic={topic} />
    </div>
  </section>
);
