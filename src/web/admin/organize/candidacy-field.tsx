import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Controller, useFormState } from 'react-hook-form';
import { announce } from '#web/ui/announce.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { votersForm } from '#web/messages/en/voters-form.ts';
import { votersMessages } from '#web/messages/en/voters.ts';
import type { OrganizePartProps } from './organize-draft.ts';
import { isLimited } from './organize-voters.ts';
import { PositionLimits } from './position-limits.tsx';

/** Who may ask to be a candidate: everybody with a number, or some branches, years or groups. */
export function CandidacyField({ form }: OrganizePartProps) {
  const [isAsked, setAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setAsked(false));
    button.current?.focus();
  };
  return (
    <Controller
      control={form.control}
      name="candidacy"
      render={({ field: { value, onChange } }) =>
        isAsked ? (
          <PositionLimits
            legend={votersForm.candidacy}
            hint={votersForm.candidacyHint}
            limits={value}
            onSave={(limits) => {
              onChange(limits);
              announce(votersForm.candidacySet, 'status');
              close();
            }}
            onClose={close}
          />
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p>
              <span className="block text-ui leading-label font-semibold">
                {votersForm.candidacy}
              </span>
              <span className="type-meta">
                {isLimited(value) ? votersMessages.limits(value) : votersForm.candidacyAll}
              </span>
            </p>
            <Button
              ref={button}
              kind="outline"
              size="small"
              className="min-h-11!"
              aria-label={`${votersForm.candidacyChange}: ${votersForm.candidacy}`}
              onClick={() => setAsked(true)}
            >
              {votersForm.candidacyChange}
            </Button>
          </div>
        )
      }
    />
  );
}

/** What an officer checks of each candidate, a line each. */
export function ConditionsField({ form }: OrganizePartProps) {
  const { errors } = useFormState({ control: form.control });
  return (
    <Field
      label={votersForm.conditions}
      hint={votersForm.conditionsHint}
      isOptional
      error={errors.conditions?.message}
    >
      {(control) => <TextArea {...control} {...form.register('conditions')} />}
    </Field>
  );
}
