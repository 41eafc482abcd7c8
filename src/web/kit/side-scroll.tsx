import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';

/** The class of a column that stays in sight while the others go under it. */
export const stickyName =
  'sticky start-0 bg-surface group-data-before/side:border-e group-data-before/side:border-line';

interface SideScrollProps {
  /** What the area is called. */
  label: string;
  /** That there is more beside it. */
  hint: string;
  /** Where the end is what matters: it shows first. */
  startsAtEnd?: boolean;
  children: ReactNode;
}

/** Something wide, such as a table, that scrolls in its own area: an edge and a hint say that there is more. */
export function SideScroll({ label, hint, startsAtEnd = false, children }: SideScrollProps) {
  const area = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({ before: false, after: false });
  useEffect(() => {
    const node = area.current;
    if (node === null) return;
    const look = () => {
      // From right to left it counts below zero.
      const gone = Math.abs(node.scrollLeft);
      const rest = node.scrollWidth - node.clientWidth - gone;
      setMore({ before: gone > 1, after: rest > 1 });
    };
    if (startsAtEnd) {
      const isRtl = getComputedStyle(node).direction === 'rtl';
      node.scrollLeft = (isRtl ? -1 : 1) * node.scrollWidth;
    }
    look();
    node.addEventListener('scroll', look, { passive: true });
    const watch = new ResizeObserver(look);
    watch.observe(node);
    return () => {
      node.removeEventListener('scroll', look);
      watch.disconnect();
    };
  }, [startsAtEnd]);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1.5">
      <div className="relative min-w-0">
        <div
          ref={area}
          className="group/side overflow-x-auto rounded-control border border-line print:overflow-visible"
          role="region"
          aria-label={label}
          data-before={more.before || undefined}
          // It scrolls, so a keyboard must reach it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          {children}
        </div>
        {more.after && (
          <span
            className="pointer-events-none absolute inset-y-px end-px w-8 rounded-e-control bg-linear-to-r from-transparent to-surface rtl:bg-linear-to-l print:hidden"
            data-edge
            aria-hidden
          />
        )}
      </div>
      {(more.before || more.after) && <p className="type-meta print:hidden">{hint}</p>}
    </div>
  );
}
