import { toLocalTime } from '#core/campus/time-zone.ts';
import type { LocalDates } from '#core/elections/usual-dates.ts';
import { usualDates } from '#core/elections/usual-dates.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { serverNow } from '#web/app/server-clock.ts';
import { Button } from '#web/ui/button.tsx';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import type { OrganizePartProps } from './organize-draft.ts';

const day = 24 * 60 * 60_000;

/** Times that are often used, put into the fields with one press. */
export function DatePresets({ form }: OrganizePartProps) {
  const text = dashboardMessages.organize;
  const timeZone = useTimeZone();
  const localIn = (days: number) =>
    toLocalTime(new Date(serverNow() + days * day).toISOString(), timeZone);
  const at = (days: number, time: string) => `${localIn(days).slice(0, 10)}T${time}`;
  const between = (opens: string, closes: string) => ({ opens, closes, nominationsClose: '' });
  const presets: { label: string; times: () => LocalDates }[] = [
    { label: text.presetWeek, times: () => usualDates(serverNow(), timeZone) },
    { label: text.presetNow, times: () => between(localIn(0), localIn(1)) },
    { label: text.presetTomorrow, times: () => between(at(1, '09:00'), at(1, '17:00')) },
    { label: text.presetThreeDays, times: () => between(at(1, '09:00'), at(3, '17:00')) },
  ];
  const set = ({ opens, closes, nominationsClose }: LocalDates) => {
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    form.setValue('opens', opens, options);
    form.setValue('closes', closes, options);
    form.setValue('nominationsClose', nominationsClose, options);
  };
  return (
    <div role="group" aria-label={text.presets} className="flex flex-wrap gap-2">
      {presets.map(({ label, times }) => (
        <Button
          key={label}
          kind="outline"
          size="small"
          className="max-w-full py-2 whitespace-normal!"
          onClick={() => set(times())}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
