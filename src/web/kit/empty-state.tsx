import type { ReactNode } from 'react';
import { EmptyIllustration } from './empty-illustration.tsx';

interface EmptyStateProps {
  /** The sentence that says that there is nothing. */
  title: string;
  /** What comes next, in one line. */
  text?: ReactNode;
  className?: string;
  /** Links to go on with. */
  children?: ReactNode;
}

/** An empty list, shown so that nobody takes it for an error. */
export function EmptyState({ title, text, className, children }: EmptyStateProps) {
  return (
    <EmptyFrame {...(className !== undefined && { className })}>
      <p className="type-h3">{title}</p>
      {text !== undefined && <p className="text-ink-2">{text}</p>}
      {children !== undefined && <div className="mt-3">{children}</div>}
    </EmptyFrame>
  );
}

/** An illustration of empty seats above a short text. */
export function EmptyFrame({
  className = '',
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={`grid justify-items-center gap-2 px-5 py-[clamp(40px,6vw,72px)] text-center ${className}`.trim()}
    >
      <EmptyIllustration className="mb-4 h-auto w-[min(260px,70%)] text-line-strong/70" />
      {children}
    </div>
  );
}
