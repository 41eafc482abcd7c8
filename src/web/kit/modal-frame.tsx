import { Dialog } from '@base-ui/react/dialog';
import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import type { PointerEvent, ReactNode, RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { messages } from '#texts/en/site.ts';
import { useBackPress } from './back-press.ts';
import { Button } from './button.tsx';
import { enterTopLayer } from './top-layer.ts';

export interface ModalFrameProps {
  isOpen: boolean;
  /** Esc, the cross, a press outside the panel, a swipe or Back; the caller decides whether to close. */
  onAskToClose: (how: 'cross' | 'key' | 'beside' | 'back') => void;
  title: string;
  /** One line under the title. */
  lede?: ReactNode;
  /** What a screen reader says with the title, by the ids of elements; without it, the lede. */
  describedBy?: string;
  /** center: a sheet from below on phones; side and menu: a sheet from the inline end. */
  variant?: 'center' | 'side' | 'menu';
  /** tall: of a fixed height; on a phone the whole screen. */
  size?: 'narrow' | 'usual' | 'wide' | 'tall';
  className?: string;
  /**
   * Where focus starts: the heading (read first, and Enter does nothing) or the first field.
   * An element marked data-first-focus comes before both.
   */
  startsAt?: 'heading' | 'field';
  /** Dialogs that end with two buttons need no cross. */
  hasCross?: boolean;
  /** Dialogs that open above this one. */
  over?: ReactNode;
  children: ReactNode;
}

/**
 * The popup fills the screen and is the scrim; the panel is inside it. So a press outside the panel
 * is a press on the popup, and toasts stand in the popup above the panel, where they cover nothing of it.
 */
const popupClass = cva(
  [
    'group/dialog fixed inset-0 z-60 flex flex-col overscroll-contain bg-scrim text-ink outline-none',
    'transition-opacity duration-steady data-ending-style:opacity-0 data-starting-style:opacity-0',
  ],
  {
    variants: {
      variant: {
        center:
          'overflow-x-hidden overflow-y-auto p-4 max-sm:p-0 max-sm:not-data-tall:pt-6 max-sm:has-data-toasts:pt-3!',
        side: 'overflow-hidden',
        menu: 'overflow-hidden',
      },
    },
  },
);
const sheet =
  'min-h-0 flex-1 self-end overflow-x-hidden overflow-y-auto overscroll-contain scroll-py-20 border-y-0 border-e-0 pt-5 pb-[calc(24px+env(safe-area-inset-bottom))] group-data-starting-style/dialog:translate-x-12 rtl:group-data-starting-style/dialog:-translate-x-12';
const panelClass = cva(
  'relative border border-line bg-surface shadow-e3 transition-[translate] duration-slow ease-glide',
  {
    variants: {
      variant: {
        center: [
          'm-auto rounded-dialog p-7 group-data-starting-style/dialog:translate-y-4',
          'max-sm:mb-0 max-sm:w-full max-sm:border-x-0 max-sm:border-b-0 max-sm:px-5',
          'max-sm:group-data-starting-style/dialog:translate-y-12',
        ],
        side: `${sheet} px-7 max-md:w-full max-md:border-x-0`,
        menu: `${sheet} w-[min(320px,88vw)] touch-pan-y px-5`,
      },
      size: { narrow: '', usual: '', wide: '', tall: '' },
    },
    compoundVariants: [
      { variant: ['center', 'side'], size: 'narrow', class: 'w-[min(360px,100%)]' },
      { variant: ['center', 'side'], size: 'usual', class: 'w-[min(480px,100%)]' },
      { variant: ['center', 'side'], size: 'wide', class: 'w-[min(680px,100%)]' },
      {
        variant: 'center',
        size: ['narrow', 'usual', 'wide'],
        class:
          'shrink-0 max-sm:rounded-b-none max-sm:pt-6 max-sm:pb-[calc(24px+env(safe-area-inset-bottom))]',
      },
      {
        variant: 'center',
        size: 'tall',
        class: [
          'flex h-[min(680px,100dvh-32px)] min-h-0 w-[min(640px,100%)] flex-col',
          'max-sm:h-dvh max-sm:rounded-none max-sm:pt-4 max-sm:pb-[calc(16px+env(safe-area-inset-bottom))]',
          'low:h-auto! low:min-h-[calc(100dvh-32px)] low:shrink-0',
        ],
      },
    ],
  },
);

const swipeDistance = 60;

/** A modal dialog: it takes the focus, holds it and gives it back; the page behind is inert. */
export function ModalFrame(props: ModalFrameProps) {
  const { isOpen, onAskToClose, variant = 'center', size = 'usual', className = '', over } = props;
  const { startsAt = 'heading' } = props;
  const popup = useRef<HTMLDivElement>(null);
  const pressedAt = useRef<{ isBeside: boolean; x: number; y: number } | null>(null);
  // A dialog that is opened again while it still closes starts from the beginning.
  const [turn, setTurn] = useState({ isOpen, count: 0 });
  if (isOpen !== turn.isOpen) setTurn({ isOpen, count: turn.count + (isOpen ? 1 : 0) });

  useBackPress(isOpen, () => onAskToClose('back'));
  // Read before the content is rendered, because the content may take the focus.
  const openedFrom = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const holder = document.activeElement;
    if (isOpen && popup.current?.contains(holder) !== true) openedFrom.current = openerOf(holder);
  }, [isOpen]);
  const firstFocus = () => {
    const find = (selector: string) => popup.current?.querySelector<HTMLElement>(selector) ?? null;
    const field =
      'input:not([type="hidden"], [hidden], :disabled), select:not(:disabled), textarea:not(:disabled)';
    const start = find('[data-first-focus]') ?? (startsAt === 'field' ? find(field) : null);
    return start ?? find('h2');
  };
  const onPointerDown = (event: PointerEvent) => {
    const isBeside = event.target === popup.current;
    pressedAt.current = { isBeside, x: event.clientX, y: event.clientY };
  };
  const onPointerUp = (event: PointerEvent) => {
    const start = pressedAt.current;
    if (variant !== 'menu' || start === null || event.pointerType !== 'touch') return;
    const isRtl = popup.current?.matches(':dir(rtl)') === true;
    const outwards = (event.clientX - start.x) * (isRtl ? -1 : 1);
    if (outwards > swipeDistance && outwards > 2 * Math.abs(event.clientY - start.y)) {
      onAskToClose('beside');
    }
  };

  return (
    <Dialog.Root
      open={isOpen}
      disablePointerDismissal
      onOpenChange={(_, { reason, event }) => {
        if (reason === 'escape-key' && !event.defaultPrevented) onAskToClose('key');
      }}
    >
      {over}
      <Dialog.Portal>
        <Dialog.Popup
          ref={popup}
          aria-modal
          // While it closes it takes neither presses nor the focus.
          inert={!isOpen}
          data-variant={variant}
          data-tall={size === 'tall' || undefined}
          className={`${popupClass({ variant })} ${className}`.trim()}
          initialFocus={firstFocus}
          // Content gives the focus back when closing begins, not when it ends.
          finalFocus={false}
          {...(props.describedBy !== undefined && { 'aria-describedby': props.describedBy })}
          onPointerDown={onPointerDown}
          onPointerUp={onPointerUp}
          onClick={(event) => {
            const isBeside = event.target === popup.current && pressedAt.current?.isBeside === true;
            if (isBeside) onAskToClose('beside');
          }}
        >
          <Content
            key={turn.count}
            {...props}
            openedFrom={openedFrom}
            panelClass={panelClass({ variant, size })}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** What the focus goes back to. The item of a menu leaves with its menu, whose button stays. */
function openerOf(holder: Element | null): Element | null {
  const labelledBy = holder?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return labelledBy == null ? holder : document.querySelector(`#${CSS.escape(labelledBy)}`);
}

interface ContentProps extends ModalFrameProps {
  panelClass: string;
  openedFrom: RefObject<Element | null>;
}

function Content(props: ContentProps) {
  const { isOpen, onAskToClose, title, lede, hasCross = true, openedFrom, children } = props;
  const panel = useStillWhileClosing(isOpen);
  useLayoutEffect(() => {
    const popup = panel.current?.parentElement ?? null;
    if (!isOpen || popup === null) return;
    const leave = enterTopLayer(popup);
    const opener = openedFrom.current;
    return () => {
      leave();
      // React restores the focus after a commit; only then can we move it.
      queueMicrotask(() => {
        const holder = document.activeElement;
        const isLeft = holder === document.body || holder?.closest('[role="dialog"][inert]');
        // The page may have moved the focus itself, or will do so when the opener is gone.
        if (!isLeft) return;
        if (opener instanceof HTMLElement && opener.isConnected) {
          opener.focus({ preventScroll: true });
        } else if (holder instanceof HTMLElement) holder.blur();
      });
    };
  }, [isOpen, openedFrom, panel]);
  return (
    <>
      <div ref={panel} className={props.panelClass}>
        <div className="flex items-start justify-between gap-3">
          <Dialog.Title
            tabIndex={-1}
            className="font-display text-title leading-[1.1] font-heavy font-stretch-90% tracking-[-0.018em] text-balance wrap-anywhere"
          >
            {title}
          </Dialog.Title>
          {hasCross && (
            <Button
              kind="ghost"
              isIcon
              className="-me-2.5 -mt-2.5 shrink-0"
              aria-label={messages.dialog.close}
              onClick={() => onAskToClose('cross')}
            >
              <X size={20} strokeWidth={1.75} aria-hidden />
            </Button>
          )}
        </div>
        {lede !== undefined && (
          <Dialog.Description className="mt-1.5 leading-text text-ink-2">{lede}</Dialog.Description>
        )}
        {children}
      </div>
      <div data-live="status" role="status" className="sr-only" />
      <div data-live="alert" role="alert" className="sr-only" />
    </>
  );
}

/** The content may change while the dialog closes; the panel keeps the height that it had. */
function useStillWhileClosing(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    const element = panel.current;
    if (element === null) return;
    if (!isOpen) {
      element.style.blockSize = `${height.current}px`;
      element.style.overflow = 'hidden';
      return;
    }
    const observer = new ResizeObserver(() => {
      height.current = element.offsetHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);
  return panel;
}
