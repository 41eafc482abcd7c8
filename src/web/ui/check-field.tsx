import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { Checkbox } from './checkbox.tsx';

/** A checkbox of the form around it, with its label. */
export function CheckField({ name, children }: { name: string; children: ReactNode }) {
  const { field } = useController({ name });
  return (
    <Checkbox
      name={name}
      checked={field.value === true}
      onBlur={field.onBlur}
      onChange={(event) => field.onChange(event.target.checked)}
    >
      {children}
    </Checkbox>
  );
}
