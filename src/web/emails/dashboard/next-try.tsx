import { formatListDate, formatTime } from '#core/campus/dates.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { emailsMessages } from '#texts/en/emails.ts';

/** When an e-mail is tried next. */
export function NextTry({ at }: { at: string }) {
  const timeZone = useTimeZone();
  return (
    <time dateTime={at}>
      {emailsMessages.nextTry} {formatListDate(at, timeZone)} {formatTime(at, timeZone)}
    </time>
  );
}
