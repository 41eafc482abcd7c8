import type { ReactNode } from 'react';
import { HollowChamber } from './hollow-chamber.tsx';

interface EmptyStateProps {
  /** The exact sentence for nothing. */
  title: string;
  /** What comes next, in one line. */
  text?: ReactNode;
  children?: ReactNode;
}

/** Nothing here, said so that nobody takes it for a mistake. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="empty">
      <HollowChamber />
      <p className="h3">{title}</p>
      {text !== undefined && <p className="text-ink-2">{text}</p>}
      {children}
    </div>
  );
}
