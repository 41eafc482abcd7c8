import { X } from 'lucide-react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import {
  Fragment,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { messages } from '#web/messages/en/site.ts';
import { Button } from './button.tsx';
import { enterTopLayer } from './top-layer.ts';

export interface ModalFrameProps {
  isOpen: boolean;
  /** Esc, the cross, a press beside the panel, a swipe: the owner decides what it means. */
  onAskToClose: (how: 'cross' | 'key' | 'beside') => void;
  title: string;
  /** One line under the title. */
  lede?: ReactNode;
  /** center: a sheet from below on phones; side and menu: a sheet from the inline end. */
  variant?: 'center' | 'side' | 'menu';
  className?: string;
  /**
   * Where focus starts: the heading (read first, and Enter does nothing) or the first field.
   * An element marked data-first-focus comes before both.
   */
  startsAt?: 'heading' | 'field';
  /** Dialogs that end in two buttons need no cross. */
  hasCross?: boolean;
  children: ReactNode;
}

/** Milliseconds of the way out; the content stays until then. */
const wayOut = 200;
const swipeDistance = 60;

/** A native modal dialog: focus goes in, stays in and comes back; the page behind is inert. */
export function ModalFrame(props: ModalFrameProps) {
  const { isOpen, onAskToClose, title, lede, variant = 'center', className = '' } = props;
  const { startsAt = 'heading', hasCross = true, children } = props;
  const [isPresent, setPresent] = useState(isOpen);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedAt = useRef<{ isBeside: boolean; x: number; y: number } | null>(null);
  const titleId = useId();
  const ledeId = useId();
  if (isOpen && !isPresent) setPresent(true);
  // Opened again while it is still on its way out, it begins anew all the same.
  const [turn, setTurn] = useState({ isOpen, count: 0 });
  if (isOpen !== turn.isOpen) setTurn({ isOpen, count: turn.count + (isOpen ? 1 : 0) });

  const focusFirst = useEffectEvent(() => {
    const find = (selector: string) => dialog.current?.querySelector<HTMLElement>(selector);
    const field =
      'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';
    const start = find('[data-first-focus]') ?? (startsAt === 'field' ? find(field) : null);
    (start ?? heading.current)?.focus();
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || element === null) return;
    const leave = enterTopLayer(element);
    element.showModal();
    focusFirst();
    return () => {
      leave();
      // Closing gives focus back to the opener.
      element.close();
    };
  }, [isOpen]);

  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => setPresent(false), wayOut);
    return () => clearTimeout(timer);
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // Left to itself the browser closes on a second Esc, whatever is going on.
    event.preventDefault();
    event.stopPropagation();
    onAskToClose('key');
  };
  const onPointerDown = (event: PointerEvent) => {
    const isBeside = event.target === dialog.current;
    pressedAt.current = { isBeside, x: event.clientX, y: event.clientY };
  };
  const onPointerUp = (event: PointerEvent) => {
    const start = pressedAt.current;
    if (variant !== 'menu' || start === null || event.pointerType !== 'touch') return;
    const isRtl = dialog.current?.matches(':dir(rtl)') === true;
    const outwards = (event.clientX - start.x) * (isRtl ? -1 : 1);
    if (outwards > swipeDistance && outwards > 2 * Math.abs(event.clientY - start.y)) {
      onAskToClose('beside');
    }
  };

  return (
    <dialog
      ref={dialog}
      className={`dialog dialog-${variant} ${className}`.trim()}
      aria-labelledby={titleId}
      aria-describedby={lede === undefined ? undefined : ledeId}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerUp={onPointerUp}
      onClick={(event) => {
        const isBeside = event.target === dialog.current && pressedAt.current?.isBeside === true;
        if (isBeside) onAskToClose('beside');
      }}
      onCancel={(event) => {
        // A file field inside sends a cancel of its own.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onAskToClose('key');
      }}
      onClose={() => {
        // Closed over our heads (a system gesture): open again, and ask.
        if (!isOpen || dialog.current === null || dialog.current.open) return;
        dialog.current.showModal();
        onAskToClose('key');
      }}
    >
      {isPresent && (
        <Fragment key={turn.count}>
          <div className="dialog-panel">
            <div className="dialog-head">
              <h2 ref={heading} id={titleId} tabIndex={-1} className="dialog-title">
                {title}
              </h2>
              {hasCross && (
                <Button
                  kind="ghost"
                  isIcon
                  aria-label={messages.dialog.close}
                  onClick={() => onAskToClose('cross')}
                >
                  <X size={20} strokeWidth={1.75} aria-hidden />
                </Button>
              )}
            </div>
            {lede !== undefined && (
              <p className="dialog-lede" id={ledeId}>
                {lede}
              </p>
            )}
            {children}
          </div>
          <div data-live="status" role="status" className="visually-hidden" />
          <div data-live="alert" role="alert" className="visually-hidden" />
        </Fragment>
      )}
    </dialog>
  );
}
