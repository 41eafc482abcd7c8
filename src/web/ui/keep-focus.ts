/**
 * For the ref of a box with tabIndex -1: where what has the focus in it goes away or goes dead, the part
 * around it takes the focus, or the box where that is gone too. From the page Tab would begin at its top.
 * Such parts say data-keeps-focus and have tabIndex -1 as well.
 */
export function keepFocus(box: HTMLElement | null): (() => void) | undefined {
  if (box === null) return undefined;
  let last: Element | null = null;
  let part: HTMLElement | null = null;

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    if (box.contains(target)) {
      last = target;
      part = target.closest<HTMLElement>('[data-keeps-focus]');
    } else if (document.querySelector('[role="dialog"]:not([inert])') === null) {
      // A dialog gives the focus back to what opened it; whoever went elsewhere stays there.
      last = null;
    }
  };
  const look = () =>
    requestAnimationFrame(() => {
      if (last === null || document.activeElement !== document.body) return;
      if (last.isConnected && !last.matches(':disabled')) return;
      (part?.isConnected === true ? part : box).focus({ preventScroll: true });
    });

  const observer = new MutationObserver(look);
  observer.observe(box, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  // A dialog leaves the page when it has closed, and what opened it may be gone by then.
  observer.observe(document.body, { childList: true });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', look);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', look);
  };
}
