import { useController } from 'react-hook-form';
import type { GivenRoll } from './parse-roll.ts';
import { RollField } from './roll-field.tsx';

interface NumbersFieldProps {
  name: string;
  words: { hint: string; remove: string };
}

/** Enrollment numbers that are pasted or read from a file, as a field of the form around it. */
export function NumbersField({ name, words }: NumbersFieldProps) {
  const { field, fieldState } = useController({ name });
  return (
    <RollField
      roll={field.value as GivenRoll | null}
      error={fieldState.error?.message}
      onRoll={field.onChange}
      words={words}
    />
  );
}
