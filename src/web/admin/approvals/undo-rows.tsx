import { Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { messages } from '#web/messages/en/site.ts';
import type { Undoable } from './use-decisions.ts';

/** Milliseconds for which a decision can be taken back. */
const undoDuration = 8000;

interface UndoRowsProps {
  undoable: readonly Undoable[];
  onExpire: (id: string) => void;
}

/** What was just decided, each in a row of the list with the button that takes it back. */
export function UndoRows({ undoable, onExpire }: UndoRowsProps) {
  if (undoable.length === 0) return null;
  return (
    <ul className="mt-2.5 grid gap-1.5 px-5 max-md:px-3.5">
      {undoable.map((one) => (
        <UndoRow key={one.id} one={one} onExpire={onExpire} />
      ))}
    </ul>
  );
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
      className="flex min-h-13 items-center justify-between gap-3 rounded-control bg-sunken py-1 ps-4 pe-2 text-ui"
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
