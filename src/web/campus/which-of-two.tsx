import { formatZone } from '#core/campus/dates.ts';
import { secondTime, twoMoments } from '#core/campus/time-zone.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { Field } from '#web/kit/field.tsx';
import { Select } from '#web/kit/select.tsx';
import { campusClock as text } from '#texts/en/campus-clock.ts';

interface WhichOfTwoProps {
  /** A day and a time on the clock of the campus, with `secondTime` behind it where that is meant. */
  value: string;
  /** Takes what stands behind the time then. */
  onChange: (sign: string) => void;
}

/** Which of its two moments is meant by a time in the hour that comes twice; nothing for any other time. */
export function WhichOfTwo({ value, onChange }: WhichOfTwoProps) {
  const timeZone = useTimeZone();
  const moments = twoMoments(value.slice(0, 16), timeZone);
  if (moments === null) return null;
  return (
    <Field label={text.twice} hint={text.twiceHint}>
      {(control) => (
        <Select
          {...control}
          value={value.slice(16)}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{text.first(formatZone(moments[0], timeZone))}</option>
          <option value={secondTime}>{text.second(formatZone(moments[1], timeZone))}</option>
        </Select>
      )}
    </Field>
  );
}
