import { useController } from 'react-hook-form';
import { WhichOfTwo } from '#web/campus/which-of-two.tsx';
import { Field } from '#web/kit/field.tsx';
import { TextInput } from '#web/kit/text-input.tsx';

interface MomentFieldProps {
  name: string;
  label: string;
  hint?: string;
  isOptional?: boolean;
}

/** A date and time on the clock of the campus; of an hour that comes twice, which of the two. */
export function MomentField({ name, ...words }: MomentFieldProps) {
  const { field, fieldState } = useController<Record<string, string>>({ name });
  const value = field.value ?? '';
  const local = value.slice(0, 16);
  return (
    <div className="grid gap-2.5">
      <Field {...words} error={fieldState.error?.message}>
        {(control) => (
          <TextInput
            {...control}
            ref={field.ref}
            name={name}
            type="datetime-local"
            value={local}
            onBlur={field.onBlur}
            onChange={(event) => field.onChange(event.target.value)}
          />
        )}
      </Field>
      <WhichOfTwo value={value} onChange={(sign) => field.onChange(`${local}${sign}`)} />
    </div>
  );
}
