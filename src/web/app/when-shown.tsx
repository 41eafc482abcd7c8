import { formatListDate, formatTime } from '#core/campus/dates.ts';
import { useTimeZone } from './campus.ts';
import { useServerTime } from './server-clock.ts';
import { formatWhen } from './when.ts';

const minute = 60_000;

/** How long ago something was; updated once a minute. Nothing where it is not known. */
export function WhenShown({ at }: { at: string }) {
  const timeZone = useTimeZone();
  const minutes = useServerTime((now) => Math.floor(now / minute));
  if (at === '') return null;
  return (
    <time dateTime={at} title={`${formatListDate(at, timeZone)} ${formatTime(at, timeZone)}`}>
      {formatWhen(at, minutes * minute, timeZone)}
    </time>
  );
}
