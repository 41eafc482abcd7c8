import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';

/** The fields of a dialog, one below the other. */
export const dialogBody = 'mt-4.5 grid grid-cols-1 gap-4.5';

const acts = cva('gap-2.5 *:min-h-13 *:text-body *:leading-tight *:whitespace-normal', {
  variants: {
    layout: {
      row: 'mt-6 flex *:flex-1 max-sm:group-data-[variant=center]/dialog:flex-col-reverse max-sm:group-data-[variant=center]/dialog:*:flex-none',
      halves: 'mt-4 grid grid-cols-2 *:last:col-start-2',
    },
  },
});

interface DialogActsProps {
  /**
   * row: on a phone the action stands first, over what keeps. halves: the action is always at the
   * same place, whether there is a way back or not.
   */
  layout?: 'row' | 'halves';
  children: ReactNode;
}

/** The buttons at the end of a dialog. */
export function DialogActs({ layout = 'row', children }: DialogActsProps) {
  return <div className={acts({ layout })}>{children}</div>;
}
