import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { useServerTime } from '#web/app/server-clock.ts';
import { phaseChangesAt } from './voting/ballot-view.ts';
import { refreshElections } from './queries.ts';

/** Milliseconds over which the pages of a campus spread what they all ask at the same hour. */
const spread = 2000;

/** Asks the server again whenever voting or nominations have opened or closed by themselves. */
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
