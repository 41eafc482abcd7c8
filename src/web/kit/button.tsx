import { cva } from 'class-variance-authority';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

export interface ButtonLook {
  /** primary: the main action; delete: filled red, in a confirmation; danger: red text. */
  kind?: 'primary' | 'outline' | 'ghost' | 'danger' | 'delete' | 'floating';
  size?: 'small' | 'middle' | 'large';
  /** A square with one icon; it needs an aria-label. */
  isIcon?: boolean;
}

/** The classes of a button, for links that look like one. */
export const buttonClass: (look: ButtonLook) => string = cva(
  [
    'inline-flex items-center justify-center gap-2 rounded-full border-[1.5px]',
    'leading-none font-semibold whitespace-nowrap no-underline [&_svg]:flex-none',
    'translated:max-md:py-1 translated:max-md:text-center translated:max-md:leading-tight translated:max-md:whitespace-normal',
    'transition-[background-color,border-color,color,scale] duration-quick',
    'active:not-[[aria-busy=true],[aria-disabled=true],:disabled]:scale-98 motion-reduce:scale-none!',
    'off:cursor-not-allowed off:text-ink-3 busy:cursor-progress',
    'forced-colors:border forced-colors:border-[CanvasText]',
  ],
  {
    variants: {
      kind: {
        primary: 'border-transparent bg-brand text-on-brand hover:bg-brand-hover off:bg-sunken',
        outline: 'border-line-strong bg-surface text-ink hover:border-ink',
        ghost: 'border-transparent text-ink hover:bg-ink/7 off:bg-transparent',
        danger: 'border-transparent text-danger hover:bg-danger-soft off:bg-transparent',
        delete:
          'border-transparent bg-danger text-on-danger hover:bg-[color-mix(in_oklab,var(--danger)_88%,var(--ink))] off:bg-sunken',
        floating: 'border-transparent bg-ink text-paper shadow-e3',
      },
      size: { small: 'text-meta', middle: 'text-ui', large: 'text-body' },
      isIcon: { true: 'px-0', false: '' },
    },
    compoundVariants: [
      {
        kind: ['primary', 'outline', 'delete'],
        size: ['middle', 'large'],
        isIcon: false,
        class: 'px-5',
      },
      { kind: ['primary', 'outline', 'delete'], size: 'small', isIcon: false, class: 'px-3.5' },
      { kind: ['ghost', 'danger'], isIcon: false, class: 'px-3.5' },
      { kind: 'floating', class: 'min-h-14' },
      {
        kind: ['primary', 'outline', 'ghost', 'danger', 'delete'],
        size: 'middle',
        class: 'min-h-11',
      },
      { size: 'small', class: 'min-h-9 pointer-coarse:min-h-11' },
      { size: 'small', isIcon: true, class: 'w-9 pointer-coarse:w-11' },
      { size: ['middle', 'large'], isIcon: true, class: 'w-11' },
      {
        kind: ['primary', 'outline', 'ghost', 'danger', 'delete'],
        size: 'large',
        class: 'min-h-13',
      },
    ],
    defaultVariants: { kind: 'primary', size: 'middle', isIcon: false },
  },
);

/** Beside the classes of a button: on a narrow phone its long label takes two lines. */
export const wraps = 'max-w-full py-2 leading-snug! whitespace-normal!';

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'onClick'> {
  /** Shows the spinner and ignores presses; the button keeps its focus, label and width. */
  isPending?: boolean;
  /** Before the label; the spinner takes its place. */
  icon?: ReactNode;
  /** A promise makes the button pending until it settles. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
}

export function Button({
  kind = 'primary',
  size = 'middle',
  isIcon = false,
  isPending = false,
  icon,
  onClick,
  className = '',
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  const [isWaiting, setWaiting] = useState(false);
  const isHydrated = useHydrated();
  const isBusy = isPending || isWaiting;
  // A second press can come before React has rendered the first.
  const isHeld = useRef(false);

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy || isHeld.current || rest['aria-disabled'] === true) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const result = onClick?.(event);
    if (!(result instanceof Promise)) return;
    isHeld.current = true;
    setWaiting(true);
    void result.finally(() => {
      isHeld.current = false;
      setWaiting(false);
    });
  };

  return (
    <button
      {...rest}
      type={type}
      // Without JavaScript the browser would send the form as a GET, its fields in the address.
      disabled={rest.disabled === true || (type === 'submit' && !isHydrated)}
      className={`${buttonClass({ kind, size, isIcon })} ${className}`.trim()}
      aria-busy={isBusy || undefined}
      onClick={press}
    >
      {isIcon ? (
        isBusy ? (
          <Spinner />
        ) : (
          children
        )
      ) : (
        <ButtonLabel icon={icon} isBusy={isBusy}>
          {children}
        </ButtonLabel>
      )}
    </button>
  );
}

interface ButtonLabelProps {
  icon: ReactNode;
  isBusy: boolean;
  children: ReactNode;
}

/** Beside a label alone the spinner is placed outside it, so the button keeps its width. */
function ButtonLabel({ icon, isBusy, children }: ButtonLabelProps) {
  const isAlone = icon === undefined;
  return (
    <span
      className={`relative inline-flex items-center gap-2 ${isAlone && isBusy ? 'start-2.75' : ''}`}
    >
      {isBusy && isAlone && (
        <span className="absolute end-[calc(100%+8px)]">
          <Spinner />
        </span>
      )}
      {isBusy && !isAlone ? <Spinner /> : icon}
      {children}
    </span>
  );
}

/** Turns while something loads; the text beside it says what. */
export function Spinner({ isLarge = false }: { isLarge?: boolean }) {
  const size = isLarge ? 'size-7 border-3' : 'size-3.5 border-2';
  return (
    <span
      data-spinner
      className={`block flex-none animate-turn rounded-full border-current/30 border-t-current forced-colors:border-[Canvas] forced-colors:border-t-[Highlight] forced-colors:forced-color-adjust-none ${size}`}
      aria-hidden
    />
  );
}
