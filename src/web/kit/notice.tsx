import { cva } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import { Info } from 'lucide-react';
import type { ComponentProps } from 'react';

interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: 'brand' | 'success' | 'warning' | 'danger';
  /** null: no icon. */
  icon?: LucideIcon | null;
  title?: string;
}

const box = cva(
  'flex items-start gap-3 rounded-control px-4 py-3.5 text-ui leading-meta text-ink forced-colors:border forced-colors:border-[CanvasText]',
  {
    variants: {
      tone: {
        brand: 'bg-brand-soft',
        success: 'bg-success-soft',
        warning: 'bg-warning-soft',
        danger: 'bg-danger-soft',
      },
    },
  },
);
const sign = cva('mt-px flex-none', {
  variants: {
    tone: {
      brand: 'text-brand-ink',
      success: 'text-success',
      warning: 'text-warning',
      danger: 'text-danger',
    },
  },
});

/** A box with something that the reader has to know first. */
export function Notice(props: NoticeProps) {
  const { tone = 'brand', icon: Icon = Info, title, className = '', children, ...rest } = props;
  return (
    <div {...rest} className={`${box({ tone })} ${className}`.trim()}>
      {Icon !== null && (
        <Icon className={sign({ tone })} size={20} strokeWidth={1.75} aria-hidden />
      )}
      {title === undefined ? (
        children
      ) : (
        <div>
          <p className="font-semibold">{title}</p>
          {children}
        </div>
      )}
    </div>
  );
}
