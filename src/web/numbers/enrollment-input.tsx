import type { ClipboardEvent, ComponentProps } from 'react';
import { useState } from 'react';
import { normalizeEnrollmentNumber, enrollmentHint } from '#core/accounts/enrollment-number.ts';
import { formatLength } from '#core/accounts/number-format.ts';
import { useNumberFormat } from '#web/campus/queries.ts';
import { inputNote } from '#web/kit/input-frame.ts';
import { TextInput } from '#web/kit/text-input.tsx';
import { messages } from '#texts/en/site.ts';

type EnrollmentInputProps = Omit<ComponentProps<typeof TextInput>, 'maxLength' | 'after'>;

/** Writes a number as it is stored while one types, without moving the caret. */
export function EnrollmentInput({ onChange, defaultValue, ...rest }: EnrollmentInputProps) {
  const most = formatLength(useNumberFormat());
  const [length, setLength] = useState(String(defaultValue ?? '').length);
  return (
    <TextInput
      {...rest}
      {...(defaultValue !== undefined && { defaultValue })}
      isCode
      maxLength={most}
      inputMode="text"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      after={
        <span className={inputNote} aria-hidden>
          {messages.fields.count(length, most)}
        </span>
      }
      onPaste={(event) => pasteTidy(event, most)}
      onChange={(event) => {
        tidy(event.target, most);
        setLength(event.target.value.length);
        onChange?.(event);
      }}
    />
  );
}

function tidy(input: HTMLInputElement, most: number): void {
  const { value, selectionStart } = input;
  const kept = normalizeEnrollmentNumber(value).slice(0, most);
  if (kept === value) return;
  const before = normalizeEnrollmentNumber(value.slice(0, selectionStart ?? value.length)).length;
  input.value = kept;
  input.setSelectionRange(before, before);
}

/** A pasted number with spaces or dashes would be cut by maxLength, so those are removed first. */
function pasteTidy(event: ClipboardEvent<HTMLInputElement>, most: number): void {
  const text = event.clipboardData.getData('text');
  const number = normalizeEnrollmentNumber(text);
  if (number === text) return;
  event.preventDefault();
  const input = event.currentTarget;
  const start = input.selectionStart ?? input.value.length;
  const end = input.selectionEnd ?? start;
  const room = most - (input.value.length - (end - start));
  input.setRangeText(number.slice(0, room), start, end, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The live hint: what is wrong with the number as far as it is typed; null when nothing is. */
export function useEnrollmentHint(value: string): string | null {
  return enrollmentHint(value, useNumberFormat());
}
