import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

interface SelectProps extends ComponentProps<'select'> {
  isSmall?: boolean;
}

/** The browser's own select in our frame: keyboard, type-ahead and phones for nothing. */
export function Select({ isSmall, children, ...rest }: SelectProps) {
  return (
    <span className={isSmall === true ? 'input input-small input-select' : 'input input-select'}>
      <select {...rest}>{children}</select>
      <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
    </span>
  );
}
