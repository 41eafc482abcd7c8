import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { Limits } from '#core/elections/electorate.ts';
import { useNumberFormat } from '#web/campus/use-number-format.ts';
import { voterSourcesQuery } from '#web/elections/officer-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { electionActs } from '#web/messages/en/election-acts.ts';
import { votersForm } from '#web/messages/en/voters-form.ts';
import { CodesField } from './codes-field.tsx';
import { listOf, namesOf, wrongCode } from './organize-voters.ts';
import { furtherFields, pair } from './organize-looks.ts';

interface PositionLimitsProps {
  legend: string;
  /** What it means when nothing is filled in. */
  hint: string;
  limits: Limits;
  onSave: (limits: Limits) => void;
  onClose: () => void;
}

/** Branches, years and groups, asked in place: who votes for a position, or who may be a candidate. */
export function PositionLimits({ legend, hint, limits, onSave, onClose }: PositionLimitsProps) {
  const { data: sources } = useQuery(voterSourcesQuery);
  const [branches, setBranches] = useState(limits.branches.join(', '));
  const [years, setYears] = useState(limits.years.join(', '));
  const [groups, setGroups] = useState(limits.groups.join(', '));
  const [isPressed, setPressed] = useState(false);
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => fields.current?.querySelector('input')?.focus(), []);
  const known = sources?.groups ?? [];
  const format = useNumberFormat();
  const badBranch = wrongCode(branches, 'branch', format);
  const badYear = wrongCode(years, 'year', format);
  const save = () => {
    setPressed(true);
    if (badBranch !== null || badYear !== null) return;
    onSave({ branches: listOf(branches), years: listOf(years), groups: namesOf(groups) });
  };
  const keys = {
    autoComplete: 'off',
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Escape') onClose();
      if (event.key !== 'Enter') return;
      // Enter sets it; it does not send the form.
      event.preventDefault();
      save();
    },
  } as const;
  return (
    <fieldset className={furtherFields} ref={fields}>
      <legend className="mb-1.5 text-ui leading-label font-semibold">{legend}</legend>
      <p className="type-meta">{hint}</p>
      <div className={pair}>
        <CodesField
          meaning="branch"
          value={branches}
          error={isPressed ? (badBranch ?? undefined) : undefined}
        >
          {(described) => (
            <TextInput
              {...described}
              {...keys}
              value={branches}
              autoCapitalize="characters"
              onChange={(event) => setBranches(event.target.value.toUpperCase())}
            />
          )}
        </CodesField>
        <CodesField
          meaning="year"
          value={years}
          error={isPressed ? (badYear ?? undefined) : undefined}
        >
          {(described) => (
            <TextInput
              {...described}
              {...keys}
              value={years}
              inputMode="numeric"
              onChange={(event) => setYears(event.target.value)}
            />
          )}
        </CodesField>
      </div>
      {(known.length > 0 || groups !== '') && (
        <Field label={votersForm.groups} hint={votersForm.groupsHint(known)} error={undefined}>
          {(described) => (
            <TextInput
              {...described}
              {...keys}
              value={groups}
              onChange={(event) => setGroups(event.target.value)}
            />
          )}
        </Field>
      )}
      <span className="flex gap-2">
        <Button kind="outline" size="small" className="min-h-11!" onClick={save}>
          {votersForm.limitSave}
        </Button>
        <Button kind="ghost" size="small" className="min-h-11!" onClick={onClose}>
          {electionActs.keep}
        </Button>
      </span>
    </fieldset>
  );
}
