import { Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#web/kit/button.tsx';
import { messages } from '#texts/en/site.ts';
import type { Undoable } from './use-decisions.ts';

/** Milliseconds for which a decision can be taken back. */
const undoDuration = 8000;

export interface UndoRowsProps {
  undoable: readonly Undoable[] | undefined;
  onExpire: (id: string) => void;
}

/** What was just decided, each in the place of its row, with the button that takes it back. */
export function UndoRows({ undoable = [], onExpire }: UndoRowsProps) {
  return undoable.map((one) => <UndoRow key={one.id} one={one} onExpire={onExpire} />);
}

/** Its time stands still while it is pointed at or focused. */
function UndoRow({ one, onExpire }: { one: Undoable; onExpire: (id: string) => void }) {
  const [isHeld, setHeld] = useState(false);
  const expire = useEffectEvent(() => onExpire(one.id));
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(expire, undoDuration);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    <li
      data-undo
      className="flex min-h-16 items-center justify-between gap-3 border-b border-line bg-sunken py-1.5 ps-5 pe-5 text-ui max-md:px-3.5"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className="min-w-0 wrap-anywhere">{one.text}</span>
      <Button
        kind="outline"
        size="small"
        icon={<Undo2 size={16} strokeWidth={1.75} aria-hidden />}
        onClick={one.undo}
      >
        {messages.toasts.undo}
      </Button>
    </li>
  );
}
