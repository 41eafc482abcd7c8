import type { ComponentProps } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from './router.tsx';

// Set by the first navigation. The first page of a visit keeps its focus at the top, so that Tab
// reaches the skip link; every later one is announced by focus on its heading.
let hasNavigated = false;

/** Scrolls to the top when the route changes (spec 2). */
export function RouteChange() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useLayoutEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    hasNavigated = true;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname]);
  return null;
}

interface PageHeadingProps extends ComponentProps<'h1'> {
  /** What the tab says: unique for each route. */
  title: string;
}

/** The one h1 of a route: names the tab, and takes focus when somebody arrives by a link. */
export function PageHeading({ title, children, ...rest }: PageHeadingProps) {
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // Ahead of the focus: whoever is told of the heading has the tab's name by then.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  useLayoutEffect(() => {
    if (hasNavigated) heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <h1 {...rest} ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
