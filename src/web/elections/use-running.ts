import { useState } from 'react';
import { isOver, orderElections } from '#core/elections/order.ts';
import { phaseOf } from '#core/elections/phase.ts';
import type { Election } from '#contract/election-shapes.ts';
import { useServerTime } from '#web/app/server-clock.ts';
import { useTopDialog } from '#web/kit/top-layer.ts';

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
