import { useTimeZone } from '#web/app/campus.ts';
import { useServerTime } from '#web/app/server-clock.ts';
import { complaintMessages } from '#texts/en/complaints.ts';
import { weekdayMoment } from '#web/elections/moments.ts';

const text = complaintMessages.page;

/** Until when a ruling is due, or that it is overdue. Nothing for complaints of former releases. */
export function DueLine({ dueAt }: { dueAt: string | null }) {
  const timeZone = useTimeZone();
  const isOver = useServerTime((now) => dueAt !== null && now >= Date.parse(dueAt));
  if (dueAt === null) return null;
  const when = weekdayMoment(dueAt, timeZone);
  return (
    <span className={isOver ? 'font-semibold text-danger' : 'text-ink-2'}>
      {isOver ? text.overdue(when) : text.due(when)}
    </span>
  );
}
