import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { messages } from '#web/messages/en/site.ts';
import { Button } from './button.tsx';
import { DialogActs } from './dialog-parts.tsx';
import { fieldError, fieldLabel } from './field.tsx';
import { ModalFrame } from './modal-frame.tsx';
import { TextInput } from './text-input.tsx';
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
  /** The name that has to be typed first, for what cannot be undone. */
  nameToType?: string;
  /** What else is asked. */
  children?: ReactNode;
  /** What went wrong at the last try. */
  error?: string | undefined;
  isPending?: boolean;
  onKeep: () => void;
  /** Gets the typed name, or an empty text; while its promise is under way it is not called. */
  onConfirm: (typed: string) => unknown;
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
  const { nameToType, confirmLabel, keepLabel, error, isPending = false } = props;
  const { confirmKind = 'delete' } = props;
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const nameId = useId();
  const isNamed = nameToType === undefined || typed.trim() === nameToType.trim();
  const problem = isMissing && !isNamed ? messages.dialog.nameDiffers : error;
  const confirm = useOneAtATime(props.onConfirm);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (isPending) return;
        setMissing(!isNamed);
        if (isNamed) confirm(typed);
      }}
    >
      {nameToType !== undefined && (
        <div className="mt-4 grid min-w-0 grid-cols-1 gap-1.5">
          <label className={fieldLabel} htmlFor={nameId}>
            {messages.dialog.typeName(nameToType)}
          </label>
          <TextInput
            id={nameId}
            value={typed}
            autoComplete="off"
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={problem === undefined ? undefined : `${nameId}-problem`}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      )}
      {props.children}
      {problem !== undefined && (
        <p className={`${fieldError} mt-3`} role="alert" id={`${nameId}-problem`}>
          {problem}
        </p>
      )}
      <DialogActs>
        <Button data-first-focus kind="outline" onClick={props.onKeep}>
          {keepLabel ?? messages.dialog.keep}
        </Button>
        <Button type="submit" kind={confirmKind} isPending={isPending}>
          {confirmLabel}
        </Button>
      </DialogActs>
    </form>
  );
}
