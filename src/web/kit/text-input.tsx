import type { ComponentProps, ReactNode } from 'react';
import { inputControl, inputFrame } from './input-frame.ts';

interface TextInputProps extends ComponentProps<'input'> {
  /** An icon before the text. */
  before?: ReactNode;
  /** A counter or button after it. */
  after?: ReactNode;
  /** For numbers that are read letter by letter. */
  isCode?: boolean;
  isSmall?: boolean;
}

export function TextInput(props: TextInputProps) {
  const { before, after, isCode = false, isSmall = false, className = '', ...rest } = props;
  const frame = inputFrame({ size: isSmall ? 'small' : 'middle' });
  return (
    <span className={`${frame} ${className}`.trim()}>
      {before}
      <input
        type="text"
        {...rest}
        className={`${inputControl} ${isCode ? 'font-mono tracking-[0.08em]' : ''}`.trim()}
      />
      {after}
    </span>
  );
}
