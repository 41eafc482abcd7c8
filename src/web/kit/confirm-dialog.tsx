import type { ReactNode } from 'react';
import { messages } from '#texts/en/site.ts';
import { Button } from './button.tsx';
import { DialogActs } from './dialog-parts.tsx';
import { fieldError } from './field.tsx';
import { ModalFrame } from './modal-frame.tsx';
import { useOneAtATime } from './use-one-at-a-time.ts';

interface ConfirmDialogProps {
  isOpen: boolean;
  /** A question that names the thing: "Delete Garba evening?" */
  title: string;
  text?: ReactNode;
  /** Says what it does: "Delete". */
  confirmLabel: string;
  keepLabel?: string;
  /** primary where it does no harm. */
  confirmKind?: 'delete' | 'primary';
  /** What else is asked. */
  children?: ReactNode;
  /** What went wrong at the last try. */
  error?: string | undefined;
  isPending?: boolean;
  onKeep: () => void;
  /** While its promise is under way it is not called. */
  onConfirm: () => unknown;
}

/** Asks before an action that is hard to undo. Focus starts on Keep. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, text, isPending = false, onKeep } = props;
  return (
    <ModalFrame
      isOpen={isOpen}
      title={title}
      lede={text}
      hasCross={false}
      onAskToClose={() => {
        if (!isPending) onKeep();
      }}
    >
      <Pending {...props} />
    </ModalFrame>
  );
}

function Pending(props: ConfirmDialogProps) {
  const { confirmLabel, keepLabel, error, isPending = false } = props;
  const confirm = useOneAtATime(props.onConfirm);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (!isPending) confirm();
      }}
    >
      {props.children}
      {error !== undefined && (
        <p className={`${fieldError} mt-3`} role="alert">
          {error}
        </p>
      )}
      <DialogActs>
        <Button data-first-focus kind="outline" onClick={props.onKeep}>
          {keepLabel ?? messages.dialog.keep}
        </Button>
        <Button type="submit" kind={props.confirmKind ?? 'delete'} isPending={isPending}>
          {confirmLabel}
        </Button>
      </DialogActs>
    </form>
  );
}
