import type { ReactNode } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { OpenNominations } from '#web/nominations/open-nominations.tsx';

/** The page of elections below the bar; its head has a height, except on a low screen. */
export const electionsPage = 'below-bar pb-4 [--page-head:60px] low:[--page-head:0px]';

interface ElectionsHeadProps {
  elections: readonly Election[];
  /** The election whose page it is. */
  electionId?: string;
  /** What stands before the button: the title of the page, or the way back. */
  children: ReactNode;
}

/**
 * A row under the bar. It stays in sight for the button in it, which so floats and never covers a
 * word; on a low screen it scrolls away with the page.
 */
export function ElectionsHead({ elections, electionId = '', children }: ElectionsHeadProps) {
  return (
    <div
      className="top-(--bar-height) z-30 border-b border-line bg-paper has-[[data-nominations]]:sticky low:static! beside-sheet:hidden"
      data-page-head
    >
      <div className="wrap flex min-h-15 items-center justify-between gap-4 py-2 max-md:gap-2 max-xs:flex-wrap">
        {children}
        {elections.length > 0 && <OpenNominations elections={elections} electionId={electionId} />}
      </div>
    </div>
  );
}
