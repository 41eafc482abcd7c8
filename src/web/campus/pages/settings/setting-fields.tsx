import { useWatch } from 'react-hook-form';
import { formSettings, settingList } from '#core/campus/setting-list.ts';
import type { FormSetting, PlainSetting, SettingTopic } from '#core/campus/setting-list.ts';
import { settingsLimits } from '#core/campus/settings.ts';
import { emailLength } from '#core/text.ts';
import { CheckField } from '#web/kit/check-field.tsx';
import { TextArea } from '#web/kit/text-input.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { settingsMessages } from '#texts/en/settings.ts';

interface SettingFieldProps {
  name: string;
  setting: PlainSetting;
  label: string;
  hint?: string;
}

/** The settings of the list that are about one topic. */
export const SettingFields = ({ topic }: { topic: SettingTopic }) =>
  formSettings
    .filter((name) => settingList[name].topic === topic)
    .flatMap(fieldsOf)
    .map((field) => <SettingField key={field.name} {...field} />);

function fieldsOf(name: FormSetting): SettingFieldProps[] {
  const setting = settingList[name];
  const words: object = settingsMessages.fields[name];
  if (!('of' in setting)) return [{ name, setting, ...(words as Words) }];
  const inside = words as Record<string, Words>;
  return Object.entries<PlainSetting>(setting.of).map(([one, of]) => ({
    name: `${name}.${one}`,
    setting: of,
    ...(inside[one] ?? { label: one }),
  }));
}
type Words = Pick<SettingFieldProps, 'label' | 'hint'>;

function SettingField({ setting, ...field }: SettingFieldProps) {
  const { name, label, hint } = field;
  if (setting.kind === 'yes-no') {
    return (
      <CheckField name={name} {...(hint !== undefined && { hint })}>
        {label}
      </CheckField>
    );
  }
  if (setting.kind === 'text') return <LongField {...field} most={setting.most} />;
  if (setting.kind === 'number') {
    return <TextField {...field} read={numberIn} inputMode="numeric" autoComplete="off" />;
  }
  if (setting.kind === 'line') {
    return <TextField {...field} isOptional maxLength={setting.most} autoComplete="off" />;
  }
  return (
    <TextField
      {...field}
      isOptional
      type={setting.kind === 'email' ? 'email' : 'url'}
      maxLength={setting.kind === 'email' ? emailLength : settingsLimits.address}
      autoComplete="off"
      spellCheck={false}
    />
  );
}

const numberIn = (typed: string) => Number(typed || Number.NaN);

function LongField({ most, ...field }: Omit<SettingFieldProps, 'setting'> & { most: number }) {
  const typed: string = useWatch({ name: field.name });
  return (
    <TextField
      {...field}
      as={TextArea}
      isOptional
      rows={4}
      length={typed.length}
      maxLength={most}
    />
  );
}
