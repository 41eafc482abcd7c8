import { useId } from 'react';
import { Controller } from 'react-hook-form';
import type { FieldPathByValue } from 'react-hook-form';
import type { SwitchPart } from '#core/campus/switches.ts';
import { formSwitches, switches } from '#core/campus/switches.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { settingsMessages } from '#web/messages/en/settings.ts';
import type { SettingsPart } from './settings-part.ts';
import type { FormSettings } from './settings-schema.ts';

interface SwitchedProps {
  controls: SettingsPart['form']['control'];
  name: FieldPathByValue<FormSettings, boolean>;
  label: string;
  hint: string;
}

/** A setting that is on or off, with what it means. */
export function Switched({ controls, name, label, hint }: SwitchedProps) {
  const hintId = useId();
  return (
    <div>
      <Controller
        control={controls}
        name={name}
        render={({ field }) => (
          <Checkbox
            checked={field.value === true}
            aria-describedby={hintId}
            onChange={field.onChange}
          >
            {label}
          </Checkbox>
        )}
      />
      <p className="type-meta ps-10.5" id={hintId}>
        {hint}
      </p>
    </div>
  );
}

/** The yes-or-no settings of one part of the form. */
export function Switches({
  controls,
  part,
}: Pick<SwitchedProps, 'controls'> & { part: SwitchPart }) {
  return formSwitches
    .filter((name) => switches[name].part === part)
    .map((name) => (
      <Switched
        key={name}
        controls={controls}
        name={name}
        label={settingsMessages.switches[name].label}
        hint={settingsMessages.switches[name].hint}
      />
    ));
}
