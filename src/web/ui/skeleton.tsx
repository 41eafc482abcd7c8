import type { ReactNode } from 'react';
import { messages } from '#web/messages/en/site.ts';

type Shape = 'text' | 'title' | 'card' | 'poster' | 'circle';

/** One grey shape of the size of what will stand there. */
export function Skeleton({
  shape = 'text',
  className = '',
}: {
  shape?: Shape;
  className?: string;
}) {
  return <span className={`skeleton skeleton-${shape} ${className}`.trim()} />;
}

/** Shapes that stand for a part on its way; assistive technology hears one word. */
export function SkeletonGroup({
  children,
  className,
}: {
  children: ReactNode;
  className?: string;
}) {
  return (
    <div className={className} aria-busy>
      <span className="visually-hidden">{messages.loading}</span>
      <div aria-hidden className="contents">
        {children}
      </div>
    </div>
  );
}
