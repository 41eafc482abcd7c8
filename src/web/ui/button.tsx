import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonLook {
  /** primary: the one action; delete: filled red, in a confirmation; danger: red words. */
  kind?: 'primary' | 'outline' | 'ghost' | 'danger' | 'delete';
  size?: 'small' | 'middle' | 'large';
  /** A square for one icon; give it an aria-label. */
  isIcon?: boolean;
}

/** The classes of a button, for links that look like one. */
export function buttonClass({ kind = 'primary', size = 'middle', isIcon }: ButtonLook): string {
  const names = ['button', `button-${kind}`];
  if (size !== 'middle') names.push(`button-${size}`);
  if (isIcon === true) names.push('button-icon');
  return names.join(' ');
}

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
  // A second press can come before React has drawn the first.
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
      // Without its script a form would go to the wrong place, its fields in the address.
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
        <span className={icon === undefined ? 'button-label button-label-alone' : 'button-label'}>
          {isBusy ? <Spinner /> : icon}
          {children}
        </span>
      )}
    </button>
  );
}
