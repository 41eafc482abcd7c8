import type { ComponentProps, ElementType } from 'react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { ControlProps } from './field.tsx';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

type FieldWords = Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'isOptional'>;

type ListFieldProps<As extends ElementType> = FieldWords & {
  name: string;
  as?: As;
  /** The list of what is typed. */
  read: (typed: string) => readonly string[];
  /** How the list stands in the field at first. */
  write?: (list: readonly string[]) => string;
} & Omit<ComponentProps<As>, keyof FieldWords | keyof ControlProps | 'name' | 'as'>;

const withCommas = (list: readonly string[]) => list.join(', ');

/** A field of the form around it whose value is a list, and which is typed as one text. */
export function ListField<As extends ElementType = typeof TextInput>(props: ListFieldProps<As>) {
  const { name, label, hint, isOptional, as, read, write = withCommas, ...rest } = props;
  const { field, fieldState } = useController({ name });
  // What is typed keeps its commas and spaces.
  const [typed, setTyped] = useState(() => write((field.value as string[] | undefined) ?? []));
  const Control: ElementType = as ?? TextInput;
  return (
    <Field
      label={label}
      error={fieldState.error?.message}
      {...(hint !== undefined && { hint })}
      {...(isOptional !== undefined && { isOptional })}
    >
      {(control) => (
        <Control
          autoComplete="off"
          {...rest}
          {...control}
          ref={field.ref}
          name={name}
          value={typed}
          onBlur={field.onBlur}
          onChange={(event: { target: { value: string } }) => {
            setTyped(event.target.value);
            field.onChange(read(event.target.value));
          }}
        />
      )}
    </Field>
  );
}
