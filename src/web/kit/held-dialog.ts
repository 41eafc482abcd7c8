import { createContext, use, useId, useLayoutEffect } from 'react';

/** The texts of the question whether unsaved work may be lost. */
export interface DiscardWords {
  title: string;
  text: string;
  confirm: string;
  keep: string;
}

/** What the content of a dialog says of itself. */
export interface Held {
  /** Something would be lost by closing. */
  isDirty: boolean;
  isPending: boolean;
  discard?: DiscardWords | undefined;
}

export type Hold = (part: string, held: Held | null) => void;
export const HoldContext = createContext<Hold>(() => {});

/**
 * For what stands in a dialog, each of several parts too: it asks before closing, or does not close, as
 * if its props said so. Apart from the dialog, so that a page with a form loads none.
 */
export function useHeldDialog({ isDirty, isPending, discard }: Held): void {
  const hold = use(HoldContext);
  const part = useId();
  // Before the paint: as soon as typed text is visible, closing must ask.
  useLayoutEffect(() => {
    hold(part, { isDirty, isPending, discard });
    return () => hold(part, null);
  }, [hold, part, isDirty, isPending, discard]);
}
