import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { topDialog, useTopDialog } from '#web/ui/top-layer.ts';

/**
 * When what has the focus leaves this part of a page, or opened a dialog and left meanwhile, the
 * heading of the part takes the focus (the first with tabindex -1), else that of the page.
 */
export function useKeptFocus(box: RefObject<HTMLElement | null>): void {
  const last = useRef<EventTarget | null>(null);
  const top = useTopDialog();
  useEffect(() => {
    const part = box.current;
    if (part === null) return;
    const keep = () => {
      const isGone = last.current instanceof Element && !last.current.isConnected;
      const open = topDialog();
      if (!isGone || (open !== null && !open.contains(part))) return;
      last.current = null;
      const holder = document.activeElement;
      const isLost = holder === document.body || holder === null || holder === open;
      if (!isLost && holder.closest('[inert]') === null) return;
      const heading =
        part.querySelector<HTMLElement>('[tabindex="-1"]') ??
        document.querySelector<HTMLElement>('main h1');
      heading?.focus({ preventScroll: true });
    };
    const remember = ({ target }: FocusEvent) => {
      last.current = target;
    };
    const observer = new MutationObserver(keep);
    observer.observe(part, { childList: true, subtree: true });
    part.addEventListener('focusin', remember);
    // A dialog on its way out may still keep the page behind it out of reach.
    const timer = setTimeout(keep);
    return () => {
      observer.disconnect();
      part.removeEventListener('focusin', remember);
      clearTimeout(timer);
    };
  }, [box, top]);
}
