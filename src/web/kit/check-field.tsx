import type { ReactNode } from 'react';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { Checkbox, checkHint } from './checkbox.tsx';
import { FieldError } from './field.tsx';

interface CheckFieldProps {
  name: string;
  /** What it means, below it. */
  hint?: string;
  children: ReactNode;
}

/** A checkbox of the form around it, with its label and what is wrong with it. */
export function CheckField({ name, hint, children }: CheckFieldProps) {
  const { field, fieldState } = useController({ name });
  const id = useId();
  const wrong = fieldState.error?.message ?? '';
  const described = [hint !== undefined && `${id}-hint`, wrong !== '' && `${id}-error`].filter(
    (one) => one !== false,
  );
  const parts = (
    <>
      <Checkbox
        name={name}
        checked={field.value === true}
        {...(described.length > 0 && { 'aria-describedby': described.join(' ') })}
        aria-invalid={wrong !== '' || undefined}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(event.target.checked)}
      >
        {children}
      </Checkbox>
      {hint !== undefined && (
        <p className={checkHint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {wrong !== '' && <FieldError id={`${id}-error`} text={wrong} />}
    </>
  );
  return hint === undefined ? parts : <div>{parts}</div>;
}
