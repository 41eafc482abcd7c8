import { isOverForOthers } from '#core/elections/added-time.ts';
import type { ElectionTimes, Phase } from '#core/elections/phase.ts';
import { phaseOf } from '#core/elections/phase.ts';
import { useServerTime } from '#web/app/server-clock.ts';

/** True while only those can vote who have added time. */
export function useIsOverForOthers(election: Parameters<typeof isOverForOthers>[0]): boolean {
  return useServerTime((now) => isOverForOthers(election, now));
}

/** The phase of an election by the server's clock; changes as time passes. */
export function usePhase(dates: ElectionTimes): Phase {
  return useServerTime((now) => phaseOf(dates, now));
}
