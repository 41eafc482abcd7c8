import { formatListDate, formatTime } from '#core/campus/dates.ts';
import { useTimeZone } from '#web/lib/campus.ts';
import { useServerTime } from '#web/lib/server-clock.ts';
import { formatWhen } from './when.ts';

/** How long ago something was; keeps up with the clock. */
export function WhenShown({ at }: { at: string }) {
  const timeZone = useTimeZone();
  const text = useServerTime((now) => formatWhen(at, now, timeZone));
  return (
    <time dateTime={at} title={`${formatListDate(at, timeZone)} ${formatTime(at, timeZone)}`}>
      {text}
    </time>
  );
}
