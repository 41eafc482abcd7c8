import { listEmailsMessages } from '#web/messages/en/list-emails.ts';
import type { SettingsPart } from './settings-part.ts';
import { settingsPart } from './settings-part.ts';
import { Switched, Switches } from './switched.tsx';

const text = listEmailsMessages.settings;

/** People on the voter list: which e-mails they get, and whether accounts are for them alone. */
export function ListFields({ form: { control: controls } }: SettingsPart) {
  return (
    <section className={settingsPart} aria-labelledby="settings-list">
      <h2 className="type-h3" id="settings-list">
        {text.title}
      </h2>
      <div className="grid gap-4">
        <p className="text-ink-2">{text.lede}</p>
        {(['nominations', 'opens', 'closes'] as const).map((kind) => (
          <Switched
            key={kind}
            controls={controls}
            name={`listEmails.${kind}`}
            label={text.kinds[kind].name}
            hint={text.kinds[kind].hint}
          />
        ))}
      </div>
      <Switches controls={controls} part="list" />
    </section>
  );
}
