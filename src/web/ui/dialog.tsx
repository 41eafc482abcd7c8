import { useState } from 'react';
import { words } from '#web/words/words.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { ModalFrameProps } from './modal-frame.tsx';
import { ModalFrame } from './modal-frame.tsx';

interface DialogProps extends Omit<ModalFrameProps, 'onAskToClose'> {
  onClose: () => void;
  /** A request is under way: nothing closes the dialog. */
  isPending?: boolean;
  /** Something was typed: closing asks first, and a press beside the panel does nothing. */
  isDirty?: boolean;
}

/** A dialog that does not lose what was typed and does not close under a running request. */
export function Dialog({ onClose, isPending = false, isDirty = false, ...frame }: DialogProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ModalFrame
        {...frame}
        onAskToClose={(how) => {
          if (isPending) return;
          if (!isDirty) onClose();
          else if (how !== 'beside') setAsking(true);
        }}
      />
      <ConfirmDialog
        isOpen={isAsking && frame.isOpen}
        title={words.dialog.discardTitle}
        text={words.dialog.discardText}
        confirmLabel={words.dialog.discard}
        keepLabel={words.dialog.keepEditing}
        onKeep={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
      />
    </>
  );
}
