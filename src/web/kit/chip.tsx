import { cva } from 'class-variance-authority';
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
  /** A status has an icon or a dot beside its word, because colour alone says too little. */
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** The classes of a chip, for controls that look like one: a switch, a link. */
export const chipClass: (look: { tone?: ChipTone | undefined }) => string = cva(
  [
    'inline-flex items-center gap-1.5 min-h-7 px-2.75 rounded-full whitespace-nowrap',
    'font-text text-small font-semibold font-stretch-100% leading-none tabular-nums',
    '[&_svg]:flex-none forced-colors:border forced-colors:border-[CanvasText]',
  ],
  {
    variants: {
      tone: {
        neutral: 'bg-sunken text-ink-2',
        brand: 'bg-brand-soft text-brand-ink',
        success: 'bg-success-soft text-success',
        warning: 'bg-warning-soft text-warning',
        danger: 'bg-danger-soft text-danger',
        gold: 'bg-marigold text-on-marigold',
        hero: 'bg-on-hero text-art-night',
        'hero-open': 'bg-on-hero text-art-leaf',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export function Chip({ tone, icon, className = '', children }: ChipProps) {
  return (
    <span className={`${chipClass({ tone })} ${className}`.trim()} data-chip>
      {icon}
      {children}
    </span>
  );
}

/** The dot of a status; it pulses while something is going on. */
export function StatusDot({ isLive = false }: { isLive?: boolean }) {
  return (
    <span
      className={`size-2 flex-none rounded-full bg-current forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none ${isLive ? 'animate-pulse' : ''}`.trim()}
      aria-hidden
    />
  );
}
