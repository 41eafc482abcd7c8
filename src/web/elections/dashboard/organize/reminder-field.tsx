import { useWatch } from 'react-hook-form';
import { isShortVoting } from '#core/elections/reminder.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { TextField } from '#web/kit/text-field.tsx';
import { organize as text } from '#texts/en/organize.ts';
import { votingOf } from './election-values.ts';
import type { ElectionValues } from './election-values.ts';

/** The hour at which everybody is reminded, where voting is too short for the usual reminder. */
export function ReminderField() {
  const timeZone = useTimeZone();
  const [startDate, endDate] = useWatch<ElectionValues, ['startDate', 'endDate']>({
    name: ['startDate', 'endDate'],
  });
  if (!isShortVoting(votingOf({ startDate, endDate }, timeZone))) return null;
  return (
    <TextField
      name="remindAt"
      type="time"
      label={text.remindAt}
      hint={text.remindAtHint}
      isOptional
    />
  );
}
