import { useQuery } from '@tanstack/react-query';
import { officerElectionsQuery, ruleSetsQuery } from '../../officer-queries.ts';
import { Field } from '#web/kit/field.tsx';
import { Select } from '#web/kit/select.tsx';
import { organize as text } from '#texts/en/organize.ts';
import { ruleSetMessages } from '#texts/en/rule-sets.ts';
import type { ElectionValues } from './election-values.ts';
import type { Start } from './starts.ts';
import { lastHeld, startingFrom, startingFromRules, starts } from './starts.ts';

interface StartFromProps {
  /** Gives what fills the form, of the usual values and the name that was typed. */
  onStart: (from: (given: { usual: ElectionValues; name: string }) => ElectionValues) => void;
}

/** What the form is filled with before somebody types. */
export function StartFrom({ onStart }: StartFromProps) {
  const elections = useQuery(officerElectionsQuery).data?.elections ?? [];
  const sets = useQuery(ruleSetsQuery).data?.ruleSets ?? [];
  const last = lastHeld(elections);
  const start = (chosen: string) => {
    const set = sets.find(({ _id }) => _id === chosen);
    onStart((given) =>
      set === undefined
        ? startingFrom(chosen as Start, { ...given, last })
        : startingFromRules(set.rules, given),
    );
  };
  return (
    <Field label={text.start}>
      {(control) => (
        <Select {...control} defaultValue="empty" onChange={(event) => start(event.target.value)}>
          {starts.map(
            (one) =>
              (one !== 'last-year' || last !== undefined) && (
                <option key={one} value={one}>
                  {text.starts[one]}
                </option>
              ),
          )}
          {sets.length > 0 && (
            <optgroup label={ruleSetMessages.group}>
              {sets.map(({ _id, name }) => (
                <option key={_id} value={_id}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
        </Select>
      )}
    </Field>
  );
}
