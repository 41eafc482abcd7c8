import type { ElectionTimes, Phase } from '#core/elections/phase.ts';
import { phaseOf } from '#core/elections/phase.ts';
import { useServerTime, serverNow } from '#web/app/server-clock.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { phaseChangesAt } from '#web/voting/ballot-view.ts';
import { refreshElections } from './queries.ts';
import { isOver, orderElections } from '#core/elections/order.ts';
import { useTopDialog } from '#web/kit/top-layer.ts';

/** Milliseconds over which the browsers of a campus spread their requests of the same moment. */
const spread = 2000;

/** The phase of an election by the server's clock; changes as time passes. */
export function usePhase(dates: ElectionTimes): Phase {
  return useServerTime((now) => phaseOf(dates, now));
}

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

/**
 * The elections that are not over, the open ones first. One that ends while a dialog is open stays
 * until the dialog is closed: who is about to vote reads there that voting has closed.
 */
export function useRunning(elections: readonly Election[]): Election[] {
  const running = useServerTime((now) =>
    orderElections(elections, now)
      .filter((one) => !isOver(phaseOf(one, now)) && one.state !== 'draft')
      .map(({ _id }) => _id)
      .join(' '),
  );
  const isInDialog = useTopDialog() !== null;
  const [before, setBefore] = useState(running);
  if (before !== running && !isInDialog) setBefore(running);
  const ids = isInDialog ? new Set(`${before} ${running}`.split(' ')) : running.split(' ');
  return [...ids].flatMap((id) => elections.filter(({ _id }) => _id === id));
}
