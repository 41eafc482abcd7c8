import type { ComponentProps, ElementType } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ControlProps } from './field.tsx';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

type FieldWords = Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'isOptional' | 'liveHint'>;

type TextFieldProps<As extends ElementType> = FieldWords & {
  /** The field's name in the form of the CallForm around it. */
  name: string;
  /** What is typed into: TextInput where nothing else is said. */
  as?: As;
  /** What the value is, made of what is typed. */
  read?: (typed: string) => unknown;
  /** What stands beside the field for what is wrong, where that is said in full elsewhere. */
  markOf?: (sentence: string) => string;
} & Omit<
    ComponentProps<As>,
    keyof FieldWords | keyof ControlProps | 'name' | 'as' | 'read' | 'markOf'
  >;

/** A field of the form around it: label, hint, control and what is wrong with it. */
export function TextField<As extends ElementType = typeof TextInput>({
  name,
  label,
  hint,
  isOptional,
  liveHint,
  as,
  read,
  markOf = (sentence) => sentence,
  ...rest
}: TextFieldProps<As>) {
  const { register, getFieldState, getValues, formState } = useFormContext();
  const { error } = getFieldState(name, formState);
  const Control: ElementType = as ?? TextInput;
  // A field that is shown again is read from its value, which nobody typed.
  const readTyped = (value: unknown) => (typeof value === 'string' ? read?.(value) : value);
  return (
    <Field
      label={label}
      error={error?.message === undefined ? undefined : markOf(error.message)}
      {...(hint !== undefined && { hint })}
      {...(isOptional !== undefined && { isOptional })}
      {...(liveHint !== undefined && { liveHint })}
    >
      {(control) => (
        <Control
          {...control}
          {...register(name, read && { setValueAs: readTyped })}
          defaultValue={getValues(name)}
          {...rest}
        />
      )}
    </Field>
  );
}
