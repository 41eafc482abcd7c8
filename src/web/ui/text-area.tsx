import type { ComponentProps } from 'react';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { words } from '#web/words/words.ts';

interface TextAreaProps extends ComponentProps<'textarea'> {
  /** Most characters; shows a counter. */
  maxLength?: number;
}

/** Grows with its text; counts it when it has a limit. */
export function TextArea({ maxLength, ref, onInput, ...rest }: TextAreaProps) {
  const element = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(
    ref,
    () => element.current,
  );
  // Form libraries write the value past React; what stands there counts.
  useEffect(() => setLength(element.current?.value.length ?? 0));

  return (
    <span className="input input-area">
      <textarea
        {...rest}
        ref={element}
        {...(maxLength !== undefined && { maxLength })}
        onInput={(event) => {
          setLength(event.currentTarget.value.length);
          onInput?.(event);
        }}
      />
      {maxLength !== undefined && (
        <span className="input-after" aria-hidden>
          {words.fields.count(length, maxLength)}
        </span>
      )}
    </span>
  );
}
