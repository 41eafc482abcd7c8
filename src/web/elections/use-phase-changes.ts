import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { serverNow, useServerTime } from '#web/app/server-clock.ts';
import { phaseChangesAt } from '#web/voting/ballot-view.ts';
import { refreshElections } from './queries.ts';

/** Milliseconds over which the browsers of a campus spread their requests of the same moment. */
const spread = 2000;

/** Reads again whenever voting or nominations have opened or closed by the clock. */
export function usePhaseChanges(elections: readonly Election[]): void {
  const client = useQueryClient();
  const phaseChanges = useServerTime((now) => phaseChangesAt(elections, now));
  const before = useRef({ elections, phaseChanges });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // Counted in the list of before: a list that was just read has another count, at the same time.
    const isPassed =
      phaseChangesAt(before.current.elections, serverNow()) !== before.current.phaseChanges;
    before.current = { elections, phaseChanges };
    if (!isPassed) return;
    timer.current ??= setTimeout(
      () => {
        timer.current = undefined;
        void refreshElections(client);
      },
      300 + Math.random() * spread,
    );
  }, [elections, phaseChanges, client]);
  useEffect(() => () => clearTimeout(timer.current), []);
}
