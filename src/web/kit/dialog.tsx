import { useCallback, useState } from 'react';
import { messages } from '#texts/en/site.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { DiscardWords, Held, Hold } from './held-dialog.ts';
import { HoldContext } from './held-dialog.ts';
import type { ModalFrameProps } from './modal-frame.tsx';
import { ModalFrame } from './modal-frame.tsx';

interface DialogProps extends Omit<ModalFrameProps, 'onAskToClose'> {
  /** `isByBack`: by Back, which no double click presses. */
  onClose: (isByBack: boolean) => void;
  /** Back leads to the part before this one, where there is one; else it closes. */
  onStepBack?: (() => void) | undefined;
  /** A request is under way: nothing closes the dialog. */
  isPending?: boolean;
  /** Something was typed: closing asks first, and a press beside the panel does nothing. */
  isDirty?: boolean;
  /** The question to ask instead, where something other than typed text would be lost. */
  discard?: DiscardWords;
}

/** A dialog that asks before it discards input and does not close while a request runs. */
export function Dialog(props: DialogProps) {
  const { onClose, onStepBack, children, ...rest } = props;
  const {
    isPending: isSending = false,
    isDirty: isTyped = false,
    discard: ownWords,
    ...frame
  } = rest;
  const [parts, setParts] = useState<ReadonlyMap<string, Held>>(new Map());
  const hold = useCallback<Hold>(
    (part, held) =>
      setParts((all) => {
        const others = [...all].filter(([one]) => one !== part);
        return new Map(held === null ? others : [...others, [part, held]]);
      }),
    [],
  );
  const held = [...parts.values()];
  const isPending = isSending || held.some((part) => part.isPending);
  const isDirty = isTyped || held.some((part) => part.isDirty);
  const words = held.find((part) => part.isDirty && part.discard !== undefined)?.discard;
  const discard = words ?? ownWords ?? typed;
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
              onClose(false);
            }}
          />
          {frame.over}
        </>
      }
      onAskToClose={(how) => {
        if (isPending) return;
        if (how === 'back' && onStepBack !== undefined) onStepBack();
        else if (!isDirty) onClose(how === 'back');
        else if (how !== 'beside') setAsking(true);
      }}
    >
      <HoldContext value={hold}>{children}</HoldContext>
    </ModalFrame>
  );
}

const typed: DiscardWords = {
  title: messages.dialog.discardTitle,
  text: messages.dialog.discardText,
  confirm: messages.dialog.discard,
  keep: messages.dialog.keepEditing,
};
