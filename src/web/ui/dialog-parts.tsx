import type { ReactNode } from 'react';

/** The fields of a dialog, one below the other. */
export const dialogBody = 'mt-4.5 grid grid-cols-1 gap-4.5';

/** The buttons at the end of a dialog; on a phone the action stands first, over what keeps. */
export function DialogActs({
  className = '',
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={`mt-6 flex gap-2.5 *:min-h-13 *:flex-1 *:text-body *:whitespace-normal max-sm:group-data-[variant=center]/dialog:flex-col-reverse max-sm:group-data-[variant=center]/dialog:*:flex-none ${className}`.trim()}
    >
      {children}
    </div>
  );
}
