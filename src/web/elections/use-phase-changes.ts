import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { useServerTime } from '#web/app/server-clock.ts';
import { phaseChangesAt } from './voting/ballot-view.ts';
import { refreshElections } from './queries.ts';

/** Milliseconds over which the browsers of a campus spread their requests of the same moment. */
const spread = 2000;

/** Reads again whenever voting or nominations have opened or closed by the clock. */
export function usePhaseChanges(elections: readonly Election[]): void {
  const client = useQueryClient();
  const phaseChanges = useServerTime((now) => phaseChangesAt(elections, now));
  const before = useRef(phaseChanges);
  useEffect(() => {
    if (before.current === phaseChanges) return;
    before.current = phaseChanges;
    const timer = setTimeout(() => void refreshElections(client), 300 + Math.random() * spread);
    return () => clearTimeout(timer);
  }, [phaseChanges, client]);
}
