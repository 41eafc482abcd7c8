import { createContext, use, useSyncExternalStore } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { phaseOf } from '#core/elections/phase.ts';
import { areCountsHidden } from '#core/elections/standings-mode.ts';
import { useServerTime } from '#web/app/server-clock.ts';
import { LiveSwitch } from '#web/outcome/live-switch.tsx';

interface HeldCounts {
  isHeld: () => boolean;
  hold: (isHeld: boolean) => void;
  subscribe: (tell: () => void) => () => void;
}

/**
 * Whether the counts of all elections of a page stand still. It is a store and no state of the page, which would
 * render elections that are not hydrated yet: those then wait for their turn, and whatever was asked with them.
 */
export function holdCounts(): HeldCounts {
  const told = new Set<() => void>();
  let isHeld = false;
  return {
    isHeld: () => isHeld,
    hold(is) {
      isHeld = is;
      for (const tell of told) tell();
    },
    subscribe(tell) {
      told.add(tell);
      return () => told.delete(tell);
    },
  };
}

export const HeldCountsContext = createContext(holdCounts());

/** Whether the switch of the page holds all counts still; false where each election has its own. */
export function useAreHeld(): boolean {
  const { subscribe, isHeld } = use(HeldCountsContext);
  return useSyncExternalStore(subscribe, isHeld, () => false);
}

/** The one switch of several elections, where the counts of one move. */
export function SwitchOfAll({ elections }: { elections: readonly Election[] }) {
  const { hold } = use(HeldCountsContext);
  const isPaused = useAreHeld();
  const isMoving = useServerTime((now) =>
    elections.some((one) => phaseOf(one, now) === 'open' && !areCountsHidden(one.standings, false)),
  );
  return isMoving && <LiveSwitch isPaused={isPaused} onPause={() => hold(!isPaused)} />;
}
