import { Check, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Toast } from 'react-hot-toast/headless';
import { useToaster } from 'react-hot-toast/headless';
import { messages } from '#texts/en/site.ts';
import { announce, actionOf, forgetRecords, notify, recordIds } from './notify.ts';
import { Button, Spinner } from './button.tsx';
import { useTopDialog } from './top-layer.ts';

/** Milliseconds of the exit animation. */
const removeDelay = 160;

const stackClass =
  'z-70 grid gap-2 overflow-y-auto overscroll-contain text-start max-md:w-auto print:hidden';
/**
 * What scrolls cuts off what stands out, so the shadows have their space; it takes no press. On a phone it is over
 * the bar: below it, it would cover the heading of the page.
 */
const onPage = [
  'pointer-events-none *:pointer-events-auto w-[min(428px,100vw)] px-6 pb-8',
  'fixed end-0 top-[calc(var(--bar-height)+16px)] max-h-[calc(100dvh-var(--bar-height)-32px)]',
  'max-md:inset-x-0 max-md:px-4 max-md:top-[max(4px,env(safe-area-inset-top))] max-md:max-h-[calc(100dvh-8px)]',
].join(' ');
/** It has a place of its own above the panel, so that it covers nothing of it. */
const inDialog = [
  'w-[min(380px,calc(100vw-32px))] sticky top-3 order-first my-3 max-h-[45dvh] shrink-0 self-end md:me-6',
  'md:group-data-[variant=center]/dialog:me-2 max-md:mx-4 max-md:self-stretch',
].join(' ');
const cardClass = [
  'flex min-h-14 animate-toast items-center gap-2 rounded-sheet border border-transparent bg-ink py-2 ps-4 pe-2',
  'text-ui leading-[1.35] font-medium text-paper shadow-e2 forced-colors:border-[CanvasText]',
  '[--focus:var(--marigold)] dark:[--focus:var(--hero)]',
].join(' ');
const signClass =
  'grid size-5.5 flex-none place-items-center rounded-full forced-colors:bg-[CanvasText] forced-colors:text-[Canvas] forced-colors:forced-color-adjust-none';
/** A button on the dark background of a toast. */
const quiet = 'text-inherit! hover:bg-paper/14!';

const textOf = (toast: Toast) => (typeof toast.message === 'string' ? toast.message : '');

/**
 * The stack of toasts: top right, newest first. It is ours, because the library's own
 * needs a style element that the content policy refuses. The timers pause while it is pointed at,
 * focused or hidden; Alt+T reaches it, Esc dismisses.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster({ removeDelay });
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isHidden, setHidden] = useState(false);
  const stack = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const isEmpty = toasts.length === 0;
  // A toast that is removed under the pointer or the focus sends no leave and no blur event.
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
      (stack.current.querySelector('button') ?? stack.current).focus();
    };
    // A page that was opened in a background tab is hidden at first.
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      document.removeEventListener('keydown', onKey);
    };
  }, []);

  const host = useTopDialog();
  // A card that leaves takes no focus, so whoever is in it goes to the next one or back.
  useLayoutEffect(() => {
    const holder = document.activeElement;
    if (stack.current?.contains(holder) !== true || !holder?.closest('[data-leaving]')) return;
    const next = stack.current.querySelector<HTMLElement>(
      '[data-toast]:not([data-leaving]) button',
    );
    const isBackOpen = host === null || host.contains(cameFrom.current);
    const target = next ?? (isBackOpen ? cameFrom.current : host);
    if (target instanceof HTMLElement) target.focus();
  }, [toasts, host]);
  if (isEmpty) return null;
  return createPortal(
    <section
      ref={stack}
      className={`${stackClass} ${host === null ? onPage : inDialog}`}
      data-toasts
      aria-label={messages.toasts.label}
      tabIndex={-1}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setFocused(true);
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        event.preventDefault();
        const inToast = (event.target as Element).closest<HTMLElement>('[data-toast]');
        const id = inToast?.dataset['toast'] ?? toasts[0]?.id;
        if (id !== undefined) notify.dismiss(id);
      }}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onLeave={() => notify.dismiss(toast.id)} />
      ))}
    </section>,
    host ?? document.body,
  );
}

function ToastCard({ toast, onLeave }: { toast: Toast; onLeave: () => void }) {
  const action = actionOf(toast.id);
  return (
    <div
      className={`${cardClass} ${toast.visible ? '' : 'opacity-0 transition-opacity duration-quick'}`.trim()}
      data-toast={toast.id}
      data-leaving={toast.visible ? undefined : true}
      inert={!toast.visible}
    >
      <ToastSign type={toast.type} />
      <span className="min-w-0 flex-1 py-1 ps-1 wrap-anywhere" data-text>
        {textOf(toast)}
      </span>
      {action && (
        <Button
          kind="ghost"
          size="small"
          className={`${quiet} border-paper/45!`}
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
        className={quiet}
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
      <span className={`${signClass} bg-marigold text-on-marigold`}>
        <Check size={14} strokeWidth={3} aria-hidden />
      </span>
    );
  }
  if (type === 'error') {
    return (
      <span className={`${signClass} bg-danger-soft text-danger`}>
        <TriangleAlert size={14} strokeWidth={2.5} aria-hidden />
      </span>
    );
  }
  return (
    <span className={`${signClass} bg-paper/18 text-paper`}>
      <Info size={14} strokeWidth={2.5} aria-hidden />
    </span>
  );
}

/** Announces each toast once, in the live region for its type. */
function useSpokenToasts(toasts: readonly Toast[]): void {
  // Toasts that were made since the last render are not gone; they are not rendered yet.
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
