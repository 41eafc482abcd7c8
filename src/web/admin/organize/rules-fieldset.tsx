import { Controller, useFormState, useWatch } from 'react-hook-form';
import { leavingRules, outcomeRuleLimits } from '#core/elections/outcome-rules.ts';
import { rulesMessages as text } from '#web/messages/en/outcome-rules.ts';
import { Field } from '#web/ui/field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { OrganizePartProps } from './organize-draft.ts';
import { furtherFields } from './organize-looks.ts';

/** What decides a tie, and what becomes of the seat of a candidate who leaves. */
export function RulesFieldset({ form }: OrganizePartProps) {
  const { control } = form;
  const tie = useWatch({ control, name: 'outcome.tie' });
  return (
    <>
      <Controller
        control={control}
        name="outcome.tie"
        render={({ field }) => (
          <RadioCards
            legend={text.tie}
            name={field.name}
            value={field.value}
            onChange={field.onChange}
            cards={[
              { value: 'draw', label: text.draw, text: text.drawText },
              { value: 'run-off', label: text.runOff, text: text.runOffText },
            ]}
          />
        )}
      />
      {tie === 'draw' && <SeedFields form={form} />}
      <Controller
        control={control}
        name="outcome.leaving"
        render={({ field }) => (
          <RadioCards
            legend={text.leaving}
            name={field.name}
            value={field.value}
            onChange={field.onChange}
            cards={leavingRules.map((value) => ({ value, ...text.leavingCards[value] }))}
          />
        )}
      />
      <p className="type-meta">{text.tieHint}</p>
    </>
  );
}

function SeedFields({ form }: OrganizePartProps) {
  const { control } = form;
  const seed = useWatch({ control, name: 'outcome.seed' });
  const { errors } = useFormState({ control });
  return (
    <div className={furtherFields}>
      <Controller
        control={control}
        name="outcome.seed"
        render={({ field }) => (
          <RadioCards
            legend={text.seed}
            name={field.name}
            value={field.value}
            onChange={field.onChange}
            cards={[
              { value: 'dice', label: text.dice, text: text.diceText },
              { value: 'public-number', label: text.publicNumber, text: text.publicNumberText },
            ]}
          />
        )}
      />
      {seed === 'public-number' && (
        <>
          <Field label={text.source} hint={text.sourceHint} error={errors.outcome?.message}>
            {(field) => (
              <TextInput
                {...field}
                {...form.register('outcome.source')}
                maxLength={outcomeRuleLimits.source}
                autoComplete="off"
              />
            )}
          </Field>
          <Field label={text.minutes} hint={text.minutesHint}>
            {(field) => (
              <TextInput
                {...field}
                {...form.register('outcome.minutes')}
                inputMode="numeric"
                autoComplete="off"
              />
            )}
          </Field>
        </>
      )}
    </div>
  );
}
