import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { candidateLimits } from '#core/elections/nomination.ts';
import { Field } from '#web/ui/field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { nominationMessages } from '#web/messages/en/nominations.ts';
import { messages } from '#web/messages/en/site.ts';

interface ReasonDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  /** Says what it does: "Reject". */
  confirm: string;
  /** Who reads it; the person it is about, unless told. */
  hint?: string;
  /** What an empty reason is answered. */
  missing?: string;
  /** primary where it does no harm. */
  confirmKind?: 'delete' | 'primary';
  isOptional?: boolean;
  /** What went wrong at the last try. */
  error?: string | undefined;
  isPending?: boolean;
  /** What to read before. */
  children?: ReactNode;
  onKeep: () => void;
  onConfirm: (reason: string) => unknown;
}

/** Asks an officer why, before what somebody else meets or has to confirm. */
export function ReasonDialog(props: ReasonDialogProps) {
  return (
    <Dialog
      startsAt="field"
      hasCross={false}
      isOpen={props.isOpen}
      title={props.title}
      lede={props.text}
      onClose={props.onKeep}
    >
      {props.children}
      <ReasonForm {...props} />
    </Dialog>
  );
}

const text = nominationMessages.reason;

function ReasonForm(props: ReasonDialogProps) {
  const { confirm, isOptional = false, error, isPending = false, onKeep, onConfirm } = props;
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const problem = useMemo(() => (error === undefined ? null : { text: error }), [error]);
  // One line on the wire: Enter sends, and a line break is a space.
  const typed = reason.replaceAll(/\s+/g, ' ').trim();
  const isMissing = !isOptional && typed === '';
  return (
    <DialogForm
      isDirty={typed !== ''}
      isPending={isPending}
      problem={problem}
      keepLabel={messages.dialog.cancel}
      confirmLabel={confirm}
      confirmKind={props.confirmKind ?? 'delete'}
      onKeep={onKeep}
      onSubmit={() => {
        setAsked(true);
        return isMissing || isPending ? undefined : onConfirm(typed);
      }}
    >
      <Field
        label={text.label}
        hint={props.hint ?? text.hint}
        isOptional={isOptional}
        error={isAsked && isMissing ? (props.missing ?? text.missing) : undefined}
      >
        {(control) => (
          <TextArea
            {...control}
            value={reason}
            length={reason.length}
            maxLength={candidateLimits.reason}
            onChange={(event) => setReason(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
          />
        )}
      </Field>
    </DialogForm>
  );
}
