import type { ComponentProps, ReactNode } from 'react';

interface TextInputProps extends ComponentProps<'input'> {
  /** An icon before the text. */
  before?: ReactNode;
  /** A counter or button after it. */
  after?: ReactNode;
  /** For numbers that are read letter by letter. */
  isCode?: boolean;
  isSmall?: boolean;
}

export function TextInput({ before, after, isCode, isSmall, className, ...rest }: TextInputProps) {
  const names = ['input', isSmall === true && 'input-small', className].filter(Boolean);
  return (
    <span className={names.join(' ')}>
      {before}
      <input type="text" {...rest} {...(isCode === true && { className: 'input-code' })} />
      {after}
    </span>
  );
}
