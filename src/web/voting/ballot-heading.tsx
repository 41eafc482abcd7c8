import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';

/** The heading of a page of the ballot; it takes the focus on arrival. Key it by the page. */
export function BallotHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // On a low screen everything scrolls together: each page begins at its heading.
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <h3 ref={heading} className="type-h3 scroll-mt-4 wrap-anywhere" tabIndex={-1} data-first-focus>
      {children}
    </h3>
  );
}
