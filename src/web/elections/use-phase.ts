import type { ElectionTimes, Phase } from '#core/elections/phase.ts';
import { phaseOf } from '#core/elections/phase.ts';
import { useServerTime } from '#web/app/server-clock.ts';

/** The phase of an election by the server's clock; changes as time passes. */
export function usePhase(dates: ElectionTimes): Phase {
  return useServerTime((now) => phaseOf(dates, now));
}
