import type { ComponentProps } from 'react';
import { messages } from '#web/messages/en/site.ts';
import { inputControl, inputFrame, inputNote } from './input-frame.ts';

interface TextAreaProps extends ComponentProps<'textarea'> {
  /** How many characters it holds, told by the form; shows a counter against maxLength. */
  length?: number;
}

/** Grows with its text; counts it when it has a limit. */
export function TextArea({ length, maxLength, ...rest }: TextAreaProps) {
  return (
    <span className={inputFrame({ layout: 'area' })}>
      <textarea
        {...rest}
        className={`${inputControl} field-sizing-content max-h-[24em] min-h-[7em] resize-y`}
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
