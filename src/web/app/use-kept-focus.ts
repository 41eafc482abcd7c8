import { useEffect, useRef, useState } from 'react';
import { topDialog, useTopDialog } from '#web/kit/top-layer.ts';

/**
 * For the ref of a part of a page: where what has the focus in it goes away or goes dead, or opened a
 * dialog and left meanwhile, the nearest part around it that says data-keeps-focus takes the focus (it has
 * tabIndex -1 as well), else the heading of this part (the first with tabindex -1), else that of the page.
 * From the page Tab would begin at its top.
 */
export function useKeptFocus(): (box: HTMLElement | null) => void {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const last = useRef<Element | null>(null);
  const around = useRef<HTMLElement[]>([]);
  const top = useTopDialog();
  useEffect(() => {
    if (box === null) return;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      if (box.contains(target)) {
        last.current = target;
        around.current = partsAround(target, box);
      } else if (!isCovered(box)) {
        // A dialog gives the focus back to what opened it; whoever went elsewhere stays there.
        last.current = null;
      }
    };
    const keep = () => {
      if (last.current === null || !isGone(last.current) || isCovered(box) || !isLost()) return;
      last.current = null;
      const holder =
        around.current.find((part) => part.isConnected) ??
        box.querySelector<HTMLElement>('[tabindex="-1"]') ??
        document.querySelector<HTMLElement>('main h1');
      holder?.focus({ preventScroll: true });
    };
    const look = () => requestAnimationFrame(keep);
    const observer = new MutationObserver(look);
    observer.observe(box, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    // A dialog leaves the page when it has closed, and what opened it may be gone by then.
    observer.observe(document.body, { childList: true });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', look);
    // A dialog on its way out may still keep the page behind it out of reach.
    const timer = setTimeout(keep);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', look);
      clearTimeout(timer);
    };
  }, [box, top]);
  return setBox;
}

/** The parts around it within the box that can take its focus, the nearest first. */
function partsAround(element: Element, box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>('[data-keeps-focus]'), box]
    .filter((part) => part.hasAttribute('data-keeps-focus') && part.contains(element))
    .toReversed();
}

const isGone = (element: Element) => !element.isConnected || element.matches(':disabled');

/** Whether a dialog lies over it. */
function isCovered(box: HTMLElement): boolean {
  const open = topDialog();
  return open !== null && !open.contains(box);
}

/** Whether nothing that can be used has the focus. */
function isLost(): boolean {
  const holder = document.activeElement;
  return (
    holder === null ||
    holder === document.body ||
    holder === topDialog() ||
    holder.closest('[inert]') !== null
  );
}
