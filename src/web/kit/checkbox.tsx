import type { ComponentProps, ReactNode } from 'react';
import { useEffect, useRef } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'ref'> {
  /** Some, but not all: the third state of "Select all". */
  isMixed?: boolean;
  /** The label beside the box; without one it needs an aria-label. */
  children?: ReactNode;
}

/** The box is small, its target is not. */
const box = [
  'relative m-3 grid size-5 flex-none cursor-pointer appearance-none place-items-center',
  'rounded-check border-[1.75px] border-line-strong bg-surface before:absolute before:-inset-3.25',
  'checked:border-brand checked:bg-brand indeterminate:border-brand indeterminate:bg-brand',
].join(' ');
const tick = [
  'after:size-3 after:scale-0 after:bg-on-brand checked:after:scale-100 indeterminate:after:scale-100',
  'after:[clip-path:polygon(14%_47%,0_62%,38%_100%,100%_24%,85%_10%,37%_70%)]',
  'indeterminate:after:[clip-path:inset(40%_0)]',
  'forced-colors:after:bg-[Highlight] forced-colors:after:forced-color-adjust-none',
].join(' ');

/** A hint below the label of a checkbox, in its line of letters. */
export const checkHint = 'type-meta -mt-2 ps-10.5';

/** A native checkbox with a third state and a 44 px target, beside the first line of its label. */
export function Checkbox({ isMixed = false, children, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = isMixed;
  }, [isMixed]);
  const isAlone = children === undefined;
  const control = (
    <input
      {...rest}
      ref={input}
      type="checkbox"
      className={`${box} ${tick} ${isAlone ? '' : 'ms-0'}`.trim()}
    />
  );
  if (isAlone) return control;
  return (
    <label className="inline-flex min-h-11 items-start gap-2.5">
      {control}
      <span className="self-center py-2.5">{children}</span>
    </label>
  );
}
