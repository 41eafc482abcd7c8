import { use, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { positionKey, positionLines } from '#core/elections/position-lines.ts';
import { randomKey } from '#web/app/random-key.ts';
import { Field, fieldLabel } from '#web/kit/field.tsx';
import { TextArea } from '#web/kit/text-input.tsx';
import { organize as text } from '#texts/en/organize.ts';
import type { ElectionValues } from './election-values.ts';
import { emptyLimits } from './election-values.ts';
import { FixedContext } from './form-part.tsx';
import { sharedRulesOf } from './rules-alike.ts';

/** The positions, one per line. A line that is moved, renamed or put back is the same position. */
export function PositionsField() {
  const fixed = use(FixedContext);
  const { field, fieldState, formState } = useController<ElectionValues, 'positions'>({
    name: 'positions',
  });
  const { getValues } = useFormContext<ElectionValues>();
  // As they stood whenever the field was left, and those that were taken away: either may come back.
  const seen = useRef([...((formState.defaultValues?.positions ?? []) as typeof field.value)]);
  if (fixed.has('titles')) {
    return (
      <section data-part="positions">
        <h3 className={fieldLabel}>{text.positions}</h3>
        <ol className="text-ui leading-body wrap-anywhere">
          {field.value.map((one) => (
            <li key={positionKey(one)}>{one.title}</li>
          ))}
        </ol>
      </section>
    );
  }
  // They can be renamed and moved, not added or removed.
  const hint = fixed.has('positions') ? text.positionsFixed : text.positionsHint;
  return (
    <Field label={text.positions} hint={hint} error={fieldState.error?.message}>
      {(control) => (
        <TextArea
          {...control}
          ref={field.ref}
          name={field.name}
          autoComplete="off"
          value={field.value.map(({ title }) => title).join('\n')}
          onBlur={() => {
            seen.current = [...seen.current, ...getValues('positions')];
            field.onBlur();
          }}
          onChange={(event) => {
            const typed = event.target.value;
            // With the limits, which have fields of their own.
            const before = getValues('positions');
            const lines = typed === '' ? [] : positionLines(typed, before, seen.current);
            const next = lines.map((one) => ({
              limits: emptyLimits(),
              candidacy: null,
              rules: sharedRulesOf(before),
              ...one,
              ...(positionKey(one) === '' && { key: randomKey() }),
            }));
            const kept = new Set(next.map(positionKey));
            const gone = before.filter(
              (one) => one.title.trim() !== '' && !kept.has(positionKey(one)),
            );
            seen.current = [...seen.current, ...gone];
            field.onChange(next);
          }}
        />
      )}
    </Field>
  );
}
