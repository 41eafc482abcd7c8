import type { ReactNode } from 'react';

export type ChipTone =
  | 'neutral'
  | 'brand'
  | 'success'
  | 'warning'
  | 'danger'
  | 'gold'
  | 'hero'
  | 'hero-open';

interface ChipProps {
  tone?: ChipTone;
  /** Colour never speaks alone: a status has an icon or a dot beside its word. */
  icon?: ReactNode;
  children: ReactNode;
}

export function Chip({ tone = 'neutral', icon, children }: ChipProps) {
  return (
    <span className={`chip chip-${tone}`}>
      {icon}
      {children}
    </span>
  );
}

/** The light of a status; it breathes while something is going on. */
export function StatusDot({ isLive = false }: { isLive?: boolean }) {
  return <span className={isLive ? 'dot dot-live' : 'dot'} aria-hidden />;
}
