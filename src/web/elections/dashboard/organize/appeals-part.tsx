import { useWatch } from 'react-hook-form';
import { useCampusSettings } from '#web/campus/queries.ts';
import { rulesMessages as text } from '#texts/en/outcome-rules.ts';
import { TextField } from '#web/kit/text-field.tsx';
import { readWhole } from '#web/kit/whole-number.ts';
import type { ElectionValues } from './election-values.ts';
import { FormPart } from './form-part.tsx';

/** Until when people can complain after the close: as the campus has it, or as this election says. */
export function AppealsPart({ frozen }: { frozen: string | undefined }) {
  const { appealDays } = useWatch<ElectionValues, 'rules'>({ name: 'rules' });
  const usual = useCampusSettings().data?.appealDays ?? null;
  const days = Number.isInteger(appealDays) ? appealDays : null;
  return (
    <FormPart
      id="rules.appeals"
      says={text.appealsOf(days ?? usual)}
      change={text.changeAppeals}
      frozen={frozen}
    >
      <TextField
        name="rules.appealDays"
        label={text.appeals}
        hint={text.appealsHint(usual)}
        isOptional
        inputMode="numeric"
        autoComplete="off"
        read={(typed) => (typed.trim() === '' ? undefined : readWhole(typed))}
      />
    </FormPart>
  );
}
