import { useFormContext, useWatch } from 'react-hook-form';
import { formatZone } from '#core/campus/dates.ts';
import { fromLocalTime, toLocalTime } from '#core/campus/time-zone.ts';
import type { LocalDates } from '#core/elections/usual-dates.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { serverNow, useServerTime } from '#web/app/server-clock.ts';
import { Button, wraps } from '#web/kit/button.tsx';
import { organize as text } from '#texts/en/organize.ts';
import { MomentField } from '../moment-field.tsx';
import type { ElectionValues } from './election-values.ts';
import { FormPart } from './form-part.tsx';
import { ReminderField } from './reminder-field.tsx';

const day = 24 * 60 * 60_000;

interface DateFieldsProps {
  isNew: boolean;
  /** A copy says nothing of withdrawals. */
  isCopy?: boolean;
  /** There is something that people stand for. */
  isVotedFor: boolean;
}

/** When voting opens and closes, on the clock of the campus, whatever this device's clock says. */
export function DateFields({ isNew, isCopy = false, isVotedFor }: DateFieldsProps) {
  const timeZone = useTimeZone();
  const opens = fromLocalTime(
    useWatch<ElectionValues, 'startDate'>({ name: 'startDate' }),
    timeZone,
  );
  const doNominate = useWatch({ name: 'doNominate' }) !== false && isVotedFor;
  const isPast = useServerTime((now) => opens !== null && Date.parse(opens) <= now);
  const today = useServerTime((now) => new Date(now).toISOString().slice(0, 10));
  const offset = formatZone(opens ?? today, timeZone);
  return (
    <>
      <DatePresets isNew={isNew && !isCopy} isCopy={isCopy} />
      {doNominate && (
        <MomentField
          name="nominationsCloseAt"
          label={text.nominationsClose}
          isOptional
          hint={isPast ? text.nominationsHintPast : text.nominationsHint}
        />
      )}
      {!isCopy && isVotedFor && (
        <FormPart id="dates.withdrawals" change={text.changeWithdrawals}>
          <MomentField
            name="withdrawalsCloseAt"
            label={text.withdrawalsClose}
            isOptional
            hint={text.withdrawalsHint}
          />
        </FormPart>
      )}
      <MomentField
        name="startDate"
        label={text.opens}
        {...(isPast && isNew && { hint: text.opensAtOnce })}
      />
      <MomentField name="endDate" label={text.closes} />
      {!isCopy && <ReminderField />}
      <p className="type-meta">{text.zone(timeZone, offset)}</p>
    </>
  );
}

/** Times that are often used, put into the fields with one press. */
function DatePresets({ isNew, isCopy }: { isNew: boolean; isCopy: boolean }) {
  const form = useFormContext<ElectionValues>();
  const timeZone = useTimeZone();
  const localIn = (days: number) =>
    toLocalTime(new Date(serverNow() + days * day).toISOString(), timeZone);
  const at = (days: number, time: string) => `${localIn(days).slice(0, 10)}T${time}`;
  const between = (opens: string, closes: string) => ({ opens, closes, nominationsClose: '' });
  const presets: { label: string; times: () => LocalDates }[] = [
    { label: text.presetNow, times: () => between(localIn(0), localIn(1)) },
    { label: text.presetTomorrow, times: () => between(at(1, '09:00'), at(1, '17:00')) },
  ];
  const hasOpened = (local: string) =>
    Date.parse(fromLocalTime(local, timeZone) ?? '') <= serverNow();
  const set = ({ opens, closes, nominationsClose }: LocalDates) => {
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    const wasNow = hasOpened(form.getValues('startDate'));
    const isNow = hasOpened(opens);
    form.setValue('startDate', opens, options);
    form.setValue('endDate', closes, options);
    form.setValue('nominationsCloseAt', nominationsClose, options);
    if (!isCopy) form.setValue('withdrawalsCloseAt', '', options);
    if (!isNew) return;
    // While people vote nobody nominates themselves; another preset takes back what that one set.
    if (isNow) form.setValue('doNominate', false, options);
    else if (wasNow) form.setValue('doNominate', true, options);
  };
  return (
    <div role="group" aria-label={text.presets} className="flex flex-wrap gap-2">
      {presets.map(({ label, times }) => (
        <Button
          key={label}
          kind="outline"
          size="small"
          className={wraps}
          onClick={() => set(times())}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
