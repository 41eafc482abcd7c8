import type { ReactNode } from 'react';
import type { NumberMeaning } from '#core/accounts/number-format.ts';
import { placeOf } from '#core/accounts/number-format.ts';
import { useNumberFormat } from '#web/campus/use-number-format.ts';
import type { ControlProps } from '#web/ui/field.tsx';
import { Field, fieldLabel } from '#web/ui/field.tsx';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import { codesHint, noMeaning } from '#web/messages/en/number-format.ts';

interface CodesFieldProps {
  meaning: NumberMeaning;
  /** What stands in the field. */
  value: string;
  error: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

const text = dashboardMessages.organize;
const labels = { branch: text.branches, year: text.years };

/** Branches or years of a limit; where the campus's numbers have none, a sentence that says so. */
export function CodesField({ meaning, value, error, children }: CodesFieldProps) {
  const format = useNumberFormat();
  const label = labels[meaning];
  // What an older election asked for can still be taken away.
  if (placeOf(format, meaning) === null && value === '' && error === undefined) {
    return (
      <div>
        <p className={fieldLabel}>{label}</p>
        <p className="type-meta">{noMeaning(meaning)}</p>
      </div>
    );
  }
  return (
    <Field label={label} hint={codesHint(format, meaning)} error={error}>
      {children}
    </Field>
  );
}
