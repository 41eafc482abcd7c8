import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { Button } from './button.tsx';

interface OrderButtonsProps {
  /** What tells the row apart, for whoever gives the focus back to one of its buttons. */
  mark: { 'data-title': string } | { 'data-place': number };
  words: { up: string; down: string; remove: string };
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  /** Null where it cannot be removed. */
  onRemove: (() => void) | null;
}

const icon = { size: 16, strokeWidth: 2, 'aria-hidden': true } as const;

/** The buttons that move and remove a row of a list that people put in order. */
export function OrderButtons(props: OrderButtonsProps) {
  const { mark, words, isFirst, isLast, onMove, onRemove } = props;
  const button = { size: 'small', isIcon: true, ...mark } as const;
  return (
    <>
      <Button
        {...button}
        kind="ghost"
        data-act="up"
        aria-label={words.up}
        aria-disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <ArrowUp {...icon} />
      </Button>
      <Button
        {...button}
        kind="ghost"
        data-act="down"
        aria-label={words.down}
        aria-disabled={isLast}
        onClick={() => onMove(1)}
      >
        <ArrowDown {...icon} />
      </Button>
      {onRemove !== null && (
        <Button
          {...button}
          kind="danger"
          data-act="remove"
          aria-label={words.remove}
          onClick={onRemove}
        >
          <X {...icon} />
        </Button>
      )}
    </>
  );
}
