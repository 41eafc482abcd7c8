import { useServerTime } from '#web/app/server-clock.ts';

/**
 * The instant (milliseconds) at which the last past event became one; 0 without any. It stands for
 * "now" where events are told apart, and changes only when one of them passes.
 */
export function useLastDoor(events: readonly { date: string }[]): number {
  return useServerTime((now) =>
    events.reduce((last, { date }) => {
      const at = Date.parse(date);
      return at <= now && at > last ? at : last;
    }, 0),
  );
}
