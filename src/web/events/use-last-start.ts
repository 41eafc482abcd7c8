import { useServerTime } from '#web/app/server-clock.ts';

/**
 * When the latest past event began, in milliseconds; 0 without any. It can stand for "now" to tell
 * past from upcoming events, and changes only when an event begins.
 */
export function useLastStart(events: readonly { date: string }[]): number {
  return useServerTime((now) =>
    events.reduce((last, { date }) => {
      const at = Date.parse(date);
      return at <= now && at > last ? at : last;
    }, 0),
  );
}
