import type { ComponentProps, ElementType } from 'react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { ControlProps } from './field.tsx';
import { Field } from './field.tsx';
import { Select } from './select.tsx';
import { TextInput } from './text-input.tsx';

type FieldWords = Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'isOptional'>;

export type ValueFieldProps<As extends ElementType, Value> = FieldWords & {
  name: string;
  as?: As;
  /** The value, made of what is typed or chosen. */
  read: (typed: string) => Value;
  /** How the value stands in the field at first. */
  write: (value: Value) => string;
} & Omit<ComponentProps<As>, keyof FieldWords | keyof ControlProps | 'name' | 'as'>;

/** A field of the form around it whose value is no text, and which is typed or chosen as one. */
export function ValueField<Value, As extends ElementType = typeof TextInput>(
  props: ValueFieldProps<As, Value>,
) {
  const { name, label, hint, isOptional, as, read, write, ...rest } = props;
  const { field, fieldState } = useController({ name });
  // What is typed keeps its commas and spaces.
  const [typed, setTyped] = useState(() => write(field.value as Value));
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

/** The same as a choice out of a list; its options are its children. */
export const SelectValueField = <Value,>(
  props: Omit<ValueFieldProps<typeof Select, Value>, 'as'>,
) => <ValueField {...({ as: Select, ...props } as ValueFieldProps<typeof Select, Value>)} />;
