import type { ComponentProps, ReactNode } from 'react';
import { useEffect, useRef } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'ref'> {
  /** Some, but not all: the third state of "Select all". */
  isMixed?: boolean;
  /** Words beside the box; without them give it an aria-label. */
  children?: ReactNode;
}

/** A native checkbox with a third state and a 44 px target. */
export function Checkbox({ isMixed = false, children, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isMixed;
  }, [isMixed]);
  const input = <input {...rest} ref={box} type="checkbox" className="check-box" />;
  if (children === undefined) return input;
  return (
    <label className="check">
      {input}
      <span>{children}</span>
    </label>
  );
}
