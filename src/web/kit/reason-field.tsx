import type { ComponentProps, KeyboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { reasonLength } from '#core/kernel/reason.ts';
import { messages } from '#texts/en/site.ts';
import type { Field } from './field.tsx';
import { TextArea } from './text-input.tsx';
import { TextField } from './text-field.tsx';

type ReasonFieldProps = Partial<
  Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'isOptional'>
>;

/** The reason of an act, `reason` of the form around it. It is one line on the wire, so Enter sends it. */
export function ReasonField({ label = messages.fields.reason, ...rest }: ReasonFieldProps) {
  const typed = String(useFormContext().watch('reason'));
  return (
    <TextField
      as={TextArea}
      name="reason"
      label={label}
      length={typed.length}
      maxLength={reasonLength}
      autoComplete="off"
      onKeyDown={sendAtEnter}
      {...rest}
    />
  );
}

function sendAtEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
