import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { candidateLimits } from '#core/elections/nomination.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActs } from '#web/ui/dialog-parts.tsx';
import { Field, fieldError } from '#web/ui/field.tsx';
import { ModalFrame } from '#web/ui/modal-frame.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useOneAtATime } from '#web/ui/use-one-at-a-time.ts';
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

/** Asks why, before an officer says no to a person. The person reads the reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { isOpen, title, text, isPending = false, onKeep } = props;
  return (
    <ModalFrame
      isOpen={isOpen}
      title={title}
      lede={text}
      hasCross={false}
      startsAt="field"
      onAskToClose={(how) => {
        if (!isPending && how !== 'beside') onKeep();
      }}
    >
      {props.children}
      <ReasonForm {...props} />
    </ModalFrame>
  );
}

const text = nominationMessages.reason;

function ReasonForm(props: ReasonDialogProps) {
  const { confirm, isOptional = false, error, isPending = false, onKeep, onConfirm } = props;
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const errorId = useId();
  // One line on the wire: Enter sends, and a line break is a space.
  const typed = reason.replaceAll(/\s+/g, ' ').trim();
  const isMissing = !isOptional && typed === '';
  const send = useOneAtATime(onConfirm);
  return (
    <form
      className="mt-4.5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setAsked(true);
        if (!isMissing && !isPending) send(typed);
      }}
    >
      <Field
        label={text.label}
        hint={props.hint ?? text.hint}
        isOptional={isOptional}
        error={isAsked && isMissing ? text.missing : undefined}
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
      {error !== undefined && (
        <p className={`${fieldError} mt-3`} role="alert" id={errorId}>
          {error}
        </p>
      )}
      <DialogActs>
        <Button kind="outline" onClick={onKeep}>
          {messages.dialog.cancel}
        </Button>
        <Button type="submit" kind={props.confirmKind ?? 'delete'} isPending={isPending}>
          {confirm}
        </Button>
      </DialogActs>
    </form>
  );
}
