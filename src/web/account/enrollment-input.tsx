import type { ClipboardEvent, ComponentProps } from 'react';
import { useState } from 'react';
import { enrollmentLength } from '#core/accounts/enrollment-number.ts';
import { inputNote } from '#web/ui/input-frame.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { messages } from '#web/messages/en/site.ts';

type EnrollmentInputProps = Omit<ComponentProps<typeof TextInput>, 'maxLength' | 'after'>;

/** Writes upper case while typing, without moving the caret. */
export function EnrollmentInput({ onChange, defaultValue, ...rest }: EnrollmentInputProps) {
  const [length, setLength] = useState(String(defaultValue ?? '').length);
  return (
    <TextInput
      {...rest}
      {...(defaultValue !== undefined && { defaultValue })}
      isCode
      maxLength={enrollmentLength}
      inputMode="text"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      after={
        <span className={inputNote} aria-hidden>
          {messages.fields.count(length, enrollmentLength)}
        </span>
      }
      onPaste={pasteTidy}
      onChange={(event) => {
        upperCase(event.target);
        setLength(event.target.value.length);
        onChange?.(event);
      }}
    />
  );
}

function upperCase(input: HTMLInputElement): void {
  const upper = input.value.toUpperCase();
  if (upper === input.value) return;
  const { selectionStart, selectionEnd } = input;
  input.value = upper.slice(0, enrollmentLength);
  input.setSelectionRange(selectionStart, selectionEnd);
}

/** A pasted number with spaces would be cut by maxLength, so the spaces are removed first. */
function pasteTidy(event: ClipboardEvent<HTMLInputElement>): void {
  const text = event.clipboardData.getData('text');
  const tidy = text.replace(/\s+/g, '');
  if (tidy === text) return;
  event.preventDefault();
  const input = event.currentTarget;
  const start = input.selectionStart ?? input.value.length;
  const end = input.selectionEnd ?? start;
  const room = enrollmentLength - (input.value.length - (end - start));
  input.setRangeText(tidy.slice(0, room), start, end, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
