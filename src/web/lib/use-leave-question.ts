import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useNavigate } from './router.tsx';

interface LeaveQuestion {
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
}

/**
 * Asks before a page with unsaved work is left: by a link, by Back where the browser lets a page
 * ask, and by closing the tab, where the browser itself asks.
 */
export function useLeaveQuestion(hasUnsaved: boolean): LeaveQuestion {
  const navigate = useNavigate();
  const [onward, setOnward] = useState<(() => void) | null>(null);

  const onClick = useEffectEvent((event: MouseEvent) => {
    const to = linkLeftBy(event);
    if (to === null) return;
    // Before the router sees it.
    event.preventDefault();
    event.stopPropagation();
    setOnward(() => () => navigate(to));
  });
  const onNavigate = useEffectEvent((event: NavigateEvent) => {
    const { navigationType, cancelable, destination } = event;
    if (navigationType !== 'traverse' || !cancelable) return;
    if (new URL(destination.url).pathname === window.location.pathname) return;
    event.preventDefault();
    setOnward(() => () => void window.navigation.traverseTo(destination.key));
  });

  // At once: whoever leaves before the next paint has typed all the same.
  useLayoutEffect(() => {
    if (!hasUnsaved || onward !== null) return;
    const press = (event: MouseEvent) => onClick(event);
    const traverse = (event: NavigateEvent) => onNavigate(event);
    const close = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', press, { capture: true });
    addEventListener('beforeunload', close);
    const navigation = 'navigation' in window ? window.navigation : null;
    navigation?.addEventListener('navigate', traverse);
    return () => {
      document.removeEventListener('click', press, { capture: true });
      removeEventListener('beforeunload', close);
      navigation?.removeEventListener('navigate', traverse);
    };
  }, [hasUnsaved, onward]);

  return {
    isAsking: onward !== null,
    stay: () => setOnward(null),
    leave: () => onward?.(),
  };
}

/** The address inside this site that a plain press on a link leads to, if it leaves the page. */
function linkLeftBy(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return null;
  }
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target === '_blank' || link.origin !== window.location.origin) {
    return null;
  }
  return link.pathname === window.location.pathname
    ? null
    : link.pathname + link.search + link.hash;
}
