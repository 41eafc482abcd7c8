import type { ReactNode } from 'react';
import { messages } from '#texts/en/site.ts';

/** Invisible for the first 200 ms (--animate-skeleton), because most answers come sooner. */
const look = 'block animate-skeleton bg-[color-mix(in_oklab,var(--ink)_9%,var(--paper))]';
const shapes = {
  text: 'my-[0.3em] h-[1em] w-[60%] rounded-check',
  title: 'h-[2.25rem] w-[min(320px,70%)] rounded-check',
  card: 'h-40 rounded-sheet',
  poster: 'aspect-16/10 rounded-control',
  circle: 'size-11 rounded-full',
};

/** A grey shape of the size of the content that loads. */
export function Skeleton({
  shape = 'text',
  className = '',
}: {
  shape?: keyof typeof shapes;
  className?: string;
}) {
  return <span className={`${look} ${shapes[shape]} ${className}`.trim()} data-skeleton />;
}

/** Shapes for a part that loads; screen readers hear one word. */
export function SkeletonGroup({
  children,
  className,
}: {
  children: ReactNode;
  className?: string;
}) {
  return (
    <div className={className} aria-busy>
      <span className="sr-only">{messages.loading}</span>
      <div aria-hidden className="contents">
        {children}
      </div>
    </div>
  );
}
