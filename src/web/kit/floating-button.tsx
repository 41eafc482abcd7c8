import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';

interface FloatingButtonProps extends Pick<
  ComponentProps<typeof Button>,
  'onClick' | 'onFocus' | 'onPointerEnter'
> {
  label: string;
  icon: ReactNode;
  /** On tablets and wider screens a tab at the side that does not shrink. */
  isTab?: boolean;
}

/** At the bottom of the window, above the offline notice. */
const place = cva(
  [
    'fixed z-40 end-6 max-md:end-4 max-w-[calc(100vw-32px)] print:hidden',
    'bottom-[max(24px,env(safe-area-inset-bottom))]',
    'max-md:bottom-[max(16px,env(safe-area-inset-bottom))]',
  ],
  {
    variants: {
      shape: {
        open: 'ps-4.5 pe-6 [body:has([data-offline])_&]:bottom-20',
        circle: 'w-14 px-0 [body:has([data-offline])_&]:bottom-20',
        tab: [
          'ps-4.5 pe-6 max-md:[body:has([data-offline])_&]:bottom-20',
          'md:top-[min(46vh,420px)] md:bottom-auto md:end-0 md:min-h-0 md:px-3 md:py-4 md:border-e-0',
          'md:rounded-s-sheet md:rounded-e-none md:text-ui md:shadow-e2',
          'md:[&>span]:flex-col md:[&>span]:gap-2.5',
        ],
      },
    },
  },
);
const text = cva('', {
  variants: {
    shape: {
      open: 'max-w-[16em]',
      circle: 'max-w-0 opacity-0',
      tab: 'md:leading-tight md:[writing-mode:vertical-rl]',
    },
    shrinks: {
      true: 'overflow-hidden leading-label transition-[max-width,opacity] duration-[var(--slow),var(--steady)] ease-[var(--ease),ease]',
    },
  },
});

/** The main action of a page, always in reach; after scrolling down only its icon stays. */
export function FloatingButton({ label, icon, isTab = false, ...listeners }: FloatingButtonProps) {
  const [isSmall, setSmall] = useState(false);
  useEffect(() => {
    const start = window.scrollY;
    const shrink = () => {
      if (window.scrollY > start + 24) setSmall(true);
    };
    addEventListener('scroll', shrink, { passive: true });
    return () => removeEventListener('scroll', shrink);
  }, []);
  const shape = isTab ? 'tab' : isSmall ? 'circle' : 'open';
  return (
    <Button
      kind="floating"
      size="large"
      className={place({ shape })}
      data-floating
      aria-label={label}
      icon={icon}
      {...listeners}
    >
      <span className={text({ shape, shrinks: !isTab })}>{label}</span>
    </Button>
  );
}
