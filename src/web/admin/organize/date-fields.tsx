import { formatZone } from '#core/campus/dates.ts';
import { fromLocalTime } from '#core/campus/time-zone.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { useServerTime } from '#web/app/server-clock.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import type { OrganizeDraft, OrganizeErrors } from './organize-draft.ts';

import { pair } from './organize-looks.ts';

interface DateFieldsProps {
  draft: OrganizeDraft;
  errors: OrganizeErrors;
  onChange: (part: Partial<OrganizeDraft>) => void;
}

/** When voting opens and closes, on the clock of the campus, whatever this device's clock says. */
export function DateFields({ draft, errors, onChange }: DateFieldsProps) {
  const text = dashboardMessages.organize;
  const timeZone = useTimeZone();
  const opens = fromLocalTime(draft.opens, timeZone);
  const isPast = useServerTime((now) => opens !== null && Date.parse(opens) <= now);
  const today = useServerTime((now) => new Date(now).toISOString().slice(0, 10));
  const offset = formatZone(opens ?? today, timeZone);
  return (
    <>
      <p className="-mt-3.5 type-meta">{text.zone(timeZone, offset)}</p>
      <div className={pair}>
        <Field
          label={text.opens}
          error={errors.startDate}
          {...(isPast && { hint: text.opensAtOnce })}
        >
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              value={draft.opens}
              onChange={(event) => onChange({ opens: event.target.value })}
            />
          )}
        </Field>
        <Field label={text.closes} error={errors.endDate}>
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              value={draft.closes}
              onChange={(event) => onChange({ closes: event.target.value })}
            />
          )}
        </Field>
        <Field
          label={text.nominationsClose}
          isOptional
          hint={isPast ? text.nominationsHintPast : text.nominationsHint}
          error={errors.nominationsCloseAt}
        >
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              value={draft.nominationsClose}
              onChange={(event) => onChange({ nominationsClose: event.target.value })}
            />
          )}
        </Field>
      </div>
    </>
  );
}
