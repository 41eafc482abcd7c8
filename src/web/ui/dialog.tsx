import { createContext, use, useEffect, useState } from 'react';
import { messages } from '#web/messages/en/site.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { ModalFrameProps } from './modal-frame.tsx';
import { ModalFrame } from './modal-frame.tsx';

interface DialogProps extends Omit<ModalFrameProps, 'onAskToClose'> {
  onClose: () => void;
  /** A request is under way: nothing closes the dialog. */
  isPending?: boolean;
  /** Something was typed: closing asks first, and a press beside the panel does nothing. */
  isDirty?: boolean;
  /** The question to ask instead, where something other than typed text would be lost. */
  discard?: DiscardWords;
}

/** The texts of the question whether unsaved work may be lost. */
export interface DiscardWords {
  title: string;
  text: string;
  confirm: string;
  keep: string;
}

/** What the content of a dialog says of itself. */
interface Held {
  /** Something would be lost by closing. */
  isDirty: boolean;
  isPending: boolean;
  discard?: DiscardWords | undefined;
}

const free: Held = { isDirty: false, isPending: false };
const Hold = createContext<(held: Held) => void>(() => {});

/** For what stands in a dialog: it asks before closing, or does not close, as if its props said so. */
export function useHeldDialog({ isDirty, isPending, discard }: Held): void {
  const hold = use(Hold);
  useEffect(() => {
    hold({ isDirty, isPending, discard });
    return () => hold(free);
  }, [hold, isDirty, isPending, discard]);
}

/** A dialog that asks before it discards input and does not close while a request runs. */
export function Dialog(props: DialogProps) {
  const { onClose, children, ...rest } = props;
  const { isPending: isSending = false, isDirty: isTyped = false, discard: words, ...frame } = rest;
  const [held, setHeld] = useState(free);
  const isPending = isSending || held.isPending;
  const isDirty = isTyped || held.isDirty;
  const discard = held.discard ?? words ?? typed;
  const [isAsking, setAsking] = useState(false);
  return (
    <ModalFrame
      {...frame}
      over={
        <>
          <ConfirmDialog
            isOpen={isAsking && frame.isOpen}
            title={discard.title}
            text={discard.text}
            confirmLabel={discard.confirm}
            keepLabel={discard.keep}
            onKeep={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false);
              onClose();
            }}
          />
          {frame.over}
        </>
      }
      onAskToClose={(how) => {
        if (isPending) return;
        if (!isDirty) onClose();
        else if (how !== 'beside') setAsking(true);
      }}
    >
      <Hold value={setHeld}>{children}</Hold>
    </ModalFrame>
  );
}

const typed: DiscardWords = {
  title: messages.dialog.discardTitle,
  text: messages.dialog.discardText,
  confirm: messages.dialog.discard,
  keep: messages.dialog.keepEditing,
};
