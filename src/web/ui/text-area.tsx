import type { ComponentProps } from 'react';
import { messages } from '#web/messages/en/site.ts';

interface TextAreaProps extends ComponentProps<'textarea'> {
  /** How many characters it holds, told by the form; shows a counter against maxLength. */
  length?: number;
}

/** Grows with its text; counts it when it has a limit. */
export function TextArea({ length, maxLength, ...rest }: TextAreaProps) {
  return (
    <span className="input input-area">
      <textarea {...rest} {...(maxLength !== undefined && { maxLength })} />
      {length !== undefined && maxLength !== undefined && (
        <span className="input-after" aria-hidden>
          {messages.fields.count(length, maxLength)}
        </span>
      )}
    </span>
  );
}
