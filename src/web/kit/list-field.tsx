import type { ElementType } from 'react';
import type { TextInput } from './text-input.tsx';
import type { ValueFieldProps } from './value-field.tsx';
import { ValueField } from './value-field.tsx';

type Texts = readonly string[];
type ListFieldProps<As extends ElementType> = Omit<ValueFieldProps<As, Texts>, 'write'> & {
  write?: (list: Texts) => string;
};

const withCommas = (list: Texts) => list.join(', ');

/** A field of the form around it whose value is a list, and which is typed as one text. */
export function ListField<As extends ElementType = typeof TextInput>({
  write = withCommas,
  ...props
}: ListFieldProps<As>) {
  const given = { write: (list: Texts | undefined) => write(list ?? []), ...props };
  return <ValueField {...(given as unknown as ValueFieldProps<As, Texts>)} />;
}
