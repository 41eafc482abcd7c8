import { useWatch } from 'react-hook-form';
import { termOf, termStarts } from '#core/elections/outcome-rules.ts';
import { organize } from '#texts/en/organize.ts';
import { rulesMessages as text } from '#texts/en/outcome-rules.ts';
import { SelectField } from '#web/kit/select.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { readWhole, unreadable } from '#web/kit/whole-number.ts';
import type { ElectionValues } from './election-values.ts';
import { FormPart } from './form-part.tsx';

/** Until when people can complain, so that the election is not certified before. */
export function ComplaintsPart() {
  const term = termOf(useWatch<ElectionValues, 'rules'>({ name: 'rules' }));
  const wrong = unreadable(term.hours);
  return (
    <FormPart
      id="rules.complaints"
      says={wrong === null ? text.complaintsOf(term) : organize.notRead(wrong)}
      change={text.changeComplaints}
      field="rules"
    >
      <TextField
        name="rules.complaints.hours"
        label={text.complaints}
        hint={text.complaintsHint}
        inputMode="numeric"
        autoComplete="off"
        read={readWhole}
      />
      <SelectField name="rules.complaints.after" label={text.complaintsAfter}>
        {termStarts.map((start) => (
          <option key={start} value={start}>
            {text.termStarts[start]}
          </option>
        ))}
      </SelectField>
    </FormPart>
  );
}
