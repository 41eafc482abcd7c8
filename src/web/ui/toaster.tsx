import { Check, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Toast } from 'react-hot-toast/headless';
import { useToaster } from 'react-hot-toast/headless';
import { messages } from '#web/messages/en/site.ts';
import { announce } from './announce.ts';
import { Button } from './button.tsx';
import { actionOf, forgetRecords, notify, recordIds } from './notify.ts';
import { Spinner } from './spinner.tsx';
import { useTopDialog } from './top-layer.ts';

const visibleAtOnce = 3;
/** Milliseconds of the way out; motion.css knows the same number. */
const removeDelay = 160;

const textOf = (toast: Toast) => (typeof toast.message === 'string' ? toast.message : '');

/**
 * The stack of toasts, top right under the bar, newest first. Its time stands still while it is
 * pointed at, focused or hidden; Alt+T reaches it, Esc dismisses.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster({ removeDelay });
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isHidden, setHidden] = useState(false);
  const stack = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const isEmpty = toasts.length === 0;
  // A toast that vanishes under the pointer or the focus sends no leave and no blur.
  if (isEmpty && (isHovered || isFocused)) {
    setHovered(false);
    setFocused(false);
  }
  const isPaused = !isEmpty && (isHovered || isFocused || isHidden);
  const { startPause, endPause } = handlers;

  useSpokenToasts(toasts);

  const pause = useEffectEvent((shouldPause: boolean) => {
    if (shouldPause) startPause();
    else endPause();
  });
  useEffect(() => pause(isPaused), [isPaused]);

  useEffect(() => {
    const onVisibility = () => setHidden(document.visibilityState === 'hidden');
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyT' || stack.current === null) return;
      event.preventDefault();
      cameFrom.current = document.activeElement;
      (stack.current.querySelector('button') ?? stack.current).focus();
    };
    // A page that was opened in the background begins hidden.
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      document.removeEventListener('keydown', onKey);
    };
  }, []);

  const leave = (id: string) => {
    notify.dismiss(id);
    const next = [...(stack.current?.querySelectorAll<HTMLElement>('[data-toast]') ?? [])].find(
      (one) => one.dataset['toast'] !== id,
    );
    const target = next?.querySelector('button') ?? cameFrom.current;
    if (isFocused && target instanceof HTMLElement) target.focus();
  };

  const host = useTopDialog();
  if (isEmpty) return null;
  return createPortal(
    <section
      ref={stack}
      className="toasts"
      aria-label={messages.toasts.label}
      tabIndex={-1}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        event.preventDefault();
        const inToast = (event.target as Element).closest<HTMLElement>('[data-toast]');
        const id = inToast?.dataset['toast'] ?? toasts[0]?.id;
        if (id !== undefined) leave(id);
      }}
    >
      {toasts.slice(0, visibleAtOnce).map((toast) => (
        <ToastCard key={toast.id} toast={toast} onLeave={() => leave(toast.id)} />
      ))}
    </section>,
    host ?? document.body,
  );
}

function ToastCard({ toast, onLeave }: { toast: Toast; onLeave: () => void }) {
  const action = actionOf(toast.id);
  return (
    <div className={toast.visible ? 'toast' : 'toast is-leaving'} data-toast={toast.id}>
      <ToastSign type={toast.type} />
      <span className="toast-text">{textOf(toast)}</span>
      {action && (
        <Button
          kind="ghost"
          size="small"
          className="toast-act"
          onClick={() => {
            onLeave();
            action.onPress();
          }}
        >
          {action.label}
        </Button>
      )}
      <Button
        kind="ghost"
        size="small"
        isIcon
        aria-label={messages.toasts.dismiss}
        onClick={onLeave}
      >
        <X size={16} strokeWidth={1.75} aria-hidden />
      </Button>
    </div>
  );
}

function ToastSign({ type }: { type: Toast['type'] }) {
  if (type === 'loading') return <Spinner />;
  if (type === 'success') {
    return (
      <span className="toast-sign">
        <Check size={14} strokeWidth={3} aria-hidden />
      </span>
    );
  }
  if (type === 'error') {
    return (
      <span className="toast-sign toast-sign-error">
        <TriangleAlert size={14} strokeWidth={2.5} aria-hidden />
      </span>
    );
  }
  return (
    <span className="toast-sign toast-sign-plain">
      <Info size={14} strokeWidth={2.5} aria-hidden />
    </span>
  );
}

/** Says each toast once, in the one live region that fits its type. */
function useSpokenToasts(toasts: readonly Toast[]): void {
  // Those that are made while this waits to be drawn are not gone, they are not here yet.
  const known = recordIds();
  const spoken = useRef(new Map<string, string>());
  useEffect(() => {
    for (const toast of toasts) {
      const said = `${toast.type} ${textOf(toast)}`;
      if (!toast.visible || spoken.current.get(toast.id) === said) continue;
      spoken.current.set(toast.id, said);
      announce(textOf(toast), toast.type === 'error' ? 'alert' : 'status');
    }
    const ids = new Set(toasts.filter(({ visible }) => visible).map(({ id }) => id));
    for (const id of spoken.current.keys()) if (!ids.has(id)) spoken.current.delete(id);
    const here = new Set(toasts.map(({ id }) => id));
    forgetRecords(known.filter((id) => !here.has(id)));
  }, [toasts, known]);
}
