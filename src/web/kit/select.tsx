import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { inputControl, inputFrame } from './input-frame.ts';
import { TextField } from './text-field.tsx';

/** A choice out of a list, of the form around it; its options are its children. */
export const SelectField = (props: SelectFieldProps) => <TextField as={Select} {...props} />;

interface SelectProps extends ComponentProps<'select'> {
  isSmall?: boolean;
}

/** The select lies over its chevron, so that the whole box opens it. */
const control =
  'cursor-pointer text-ellipsis pe-7 -me-7 disabled:cursor-not-allowed [&_:is(option,optgroup)]:bg-surface [&_:is(option,optgroup)]:text-ink';

/** The browser's own select in our frame, which brings keyboard, type-ahead and phone pickers. */
export function Select({ isSmall = false, className = '', children, ...rest }: SelectProps) {
  return (
    <span className={`${inputFrame({ size: isSmall ? 'small' : 'middle' })} ${className}`.trim()}>
      <select {...rest} className={`${inputControl} ${control}`}>
        {children}
      </select>
      <ChevronDown
        className="pointer-events-none flex-none"
        size={20}
        strokeWidth={1.75}
        aria-hidden
      />
    </span>
  );
}

type SelectFieldProps = Omit<ComponentProps<typeof TextField<typeof Select>>, 'as'>;
