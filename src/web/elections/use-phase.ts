import type { ElectionDates, Phase } from '#core/elections/phase.ts';
import { phaseOf } from '#core/elections/phase.ts';
import { useServerTime } from '#web/app/server-clock.ts';

/** Where an election stands now, by the server's clock; changes by itself at its hour. */
export function usePhase(dates: Pick<ElectionDates, 'startDate' | 'endDate'>): Phase {
  return useServerTime((now) => phaseOf(dates, now));
}
