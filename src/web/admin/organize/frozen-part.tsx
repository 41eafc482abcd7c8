import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';

interface FrozenPartProps {
  /** Why it cannot be edited; undefined where it can. */
  why: string | undefined;
  className: string;
  children: ReactNode;
}

/** A part of the form; where it is fixed, all in it is disabled, and it says why. */
export function FrozenPart({ why, className, children }: FrozenPartProps) {
  if (why === undefined) return <div className={className}>{children}</div>;
  return (
    <fieldset disabled className={`${className} min-w-0`}>
      <p className="flex items-start gap-2 text-ui text-ink-2" data-frozen>
        <Lock className="mt-0.5 flex-none" size={16} strokeWidth={2} aria-hidden />
        {why}
      </p>
      {children}
    </fieldset>
  );
}
