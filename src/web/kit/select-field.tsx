import type { ComponentProps } from 'react';
import { Select } from './select.tsx';
import { TextField } from './text-field.tsx';

type SelectFieldProps = Omit<ComponentProps<typeof TextField<typeof Select>>, 'as'>;

/** A choice out of a list, of the form around it; its options are its children. */
export const SelectField = (props: SelectFieldProps) => <TextField as={Select} {...props} />;
