import type { ComponentProps } from 'react';
import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Whether somebody came by a link. The first page of a visit keeps its focus at the top, so that
 * Tab reaches the skip link; every later one is announced by focus on its heading.
 */
export const HasNavigated = createContext(false);

interface PageHeadingProps extends ComponentProps<'h1'> {
  /** What the tab says: unique for each route. */
  title: string;
  /** What search engines and link previews say of the page. */
  description?: string;
}

/** The one h1 of a route: names the tab, and takes focus when somebody arrives by a link. */
export function PageHeading({ title, description, children, ...rest }: PageHeadingProps) {
  const { pathname } = useLocation();
  const hasNavigated = useContext(HasNavigated);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (hasNavigated) heading.current?.focus({ preventScroll: true });
  }, [pathname, hasNavigated]);
  return (
    <>
      <title>{title}</title>
      {description !== undefined && <meta name="description" content={description} />}
      <h1 {...rest} ref={heading} tabIndex={-1}>
        {children}
      </h1>
    </>
  );
}
