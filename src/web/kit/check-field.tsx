import type { ReactNode } from 'react';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { Checkbox, checkHint } from './checkbox.tsx';

interface CheckFieldProps {
  name: string;
  /** What it means, below it. */
  hint?: string;
  children: ReactNode;
}

/** A checkbox of the form around it, with its label. */
export function CheckField({ name, hint, children }: CheckFieldProps) {
  const { field } = useController({ name });
  const hintId = useId();
  const box = (
    <Checkbox
      name={name}
      checked={field.value === true}
      {...(hint !== undefined && { 'aria-describedby': hintId })}
      onBlur={field.onBlur}
      onChange={(event) => field.onChange(event.target.checked)}
    >
      {children}
    </Checkbox>
  );
  if (hint === undefined) return box;
  return (
    <div>
      {box}
      <p className={checkHint} id={hintId}>
        {hint}
      </p>
    </div>
  );
}
