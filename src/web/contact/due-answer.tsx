import { useTimeZone } from '#web/app/campus.ts';
import { useServerTime } from '#web/app/server-clock.ts';
import { weekdayMoment } from '#web/elections/moments.ts';

interface DueAnswerProps {
  dueAt: string;
  words: { due: (when: string) => string; overdue: (when: string) => string };
}

/** Until when a grievance is to be answered, or that the answer is overdue. */
export function DueAnswer({ dueAt, words }: DueAnswerProps) {
  const timeZone = useTimeZone();
  const isOver = useServerTime((now) => now >= Date.parse(dueAt));
  const when = weekdayMoment(dueAt, timeZone);
  return (
    <span className={isOver ? 'font-semibold text-danger' : undefined}>
      {isOver ? words.overdue(when) : words.due(when)}
    </span>
  );
}
