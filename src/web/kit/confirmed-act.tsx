import type { ComponentProps, ReactNode } from 'react';
import { useState } from 'react';
import { messages } from '#texts/en/site.ts';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { Act } from './act-button.tsx';
import { perform } from './act-button.tsx';

/** The question before an act. */
interface Question {
  /** A question that names the thing: "Delete Garba evening?" */
  title: string;
  text: ReactNode;
  keepLabel?: string;
  /** primary where it does no harm. */
  confirmKind?: 'delete' | 'primary';
}

interface AskedActProps<Answer> extends Act<Answer>, Question {
  isOpen: boolean;
  onClose: () => void;
  /** What the button says: "Delete". */
  confirmLabel: string;
  /** What else to read or to look at. */
  children?: ReactNode;
}

/**
 * Asks before it does something; a refusal stays with the question, and a toast says it too only where the
 * specification has one (`isToasted`). For what a list or menu opens.
 */
export function AskedAct<Answer>(props: AskedActProps<Answer>) {
  const { isOpen, onClose, act, failed, done, onDone, onRefused, ...rest } = props;
  const { isToasted = false, ...question } = rest;
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const close = () => {
    setError(undefined);
    onClose();
  };
  const confirm = async () => {
    setError(undefined);
    setPending(true);
    const problem = await perform({
      act,
      failed,
      done,
      onRefused,
      isToasted,
      onDone: async (answer: Answer) => {
        close();
        await onDone?.(answer);
      },
    });
    setPending(false);
    if (problem !== null) setError(problem);
  };
  return (
    <ConfirmDialog
      keepLabel={messages.dialog.cancel}
      {...question}
      isOpen={isOpen}
      error={error}
      isPending={isPending}
      onKeep={close}
      onConfirm={confirm}
    />
  );
}

type ButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'isPending' | 'title'>;

interface ConfirmedActProps<Answer> extends Omit<Act<Answer>, 'isToasted'>, Question, ButtonProps {
  /** What the button of the question says, where that is not what the first one says. */
  confirmLabel?: string;
  children: string;
}

/** A button that asks before it does something. */
export function ConfirmedAct<Answer>(props: ConfirmedActProps<Answer>) {
  const {
    act,
    failed,
    done,
    onDone,
    onRefused,
    title,
    text,
    keepLabel,
    confirmKind,
    confirmLabel,
    ...button
  } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)} />
      <AskedAct
        {...{ act, failed, done, onDone, onRefused, title, text }}
        {...(keepLabel !== undefined && { keepLabel })}
        {...(confirmKind !== undefined && { confirmKind })}
        isOpen={isAsking}
        confirmLabel={confirmLabel ?? button.children}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
