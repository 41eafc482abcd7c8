import type { ComponentProps, ReactNode } from 'react';
import { inputControl, inputFrame, inputNote } from './input-frame.ts';
import { messages } from '#texts/en/site.ts';

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

interface TextAreaProps extends ComponentProps<'textarea'> {
  /** How many characters it holds, told by the form; shows a counter against maxLength. */
  length?: number;
  /** For numbers that are read letter by letter. */
  isCode?: boolean;
}

/** Grows with its text; counts it when it has a limit. */
export function TextArea({ length, maxLength, isCode = false, ...rest }: TextAreaProps) {
  return (
    <span className={inputFrame({ layout: 'area' })}>
      <textarea
        {...rest}
        className={`${inputControl} field-sizing-content max-h-[24em] min-h-[7em] resize-y ${isCode ? 'font-mono text-ui leading-text font-[500]' : ''}`.trim()}
        {...(maxLength !== undefined && { maxLength })}
      />
      {length !== undefined && maxLength !== undefined && (
        <span className={`${inputNote} self-end`} aria-hidden>
          {messages.fields.count(length, maxLength)}
        </span>
      )}
    </span>
  );
}
