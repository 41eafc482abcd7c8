import type { ReactNode } from 'react';
import { Controller, useFormState, useWatch } from 'react-hook-form';
import { roles } from '#core/accounts/role.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field, fieldLabel } from '#web/ui/field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import { messages } from '#web/messages/en/site.ts';
import type { OrganizeFields, OrganizePartProps } from './organize-draft.ts';
import { furtherFields, pair } from './organize-looks.ts';
import { RollField } from './roll-field.tsx';

/** When counts are shown and who may vote. */
export function VotingFields({ form }: OrganizePartProps) {
  const text = dashboardMessages.organize;
  const { control } = form;
  const more: Record<OrganizeFields['electorate'], ReactNode> = {
    everyone: null,
    some: <SomeFields form={form} />,
    roll: (
      <Controller
        control={control}
        name="roll"
        render={({ field, fieldState }) => (
          <RollField roll={field.value} error={fieldState.error?.message} onRoll={field.onChange} />
        )}
      />
    ),
  };
  return (
    <>
      <Controller
        control={control}
        name="standings"
        render={({ field }) => (
          <RadioCards
            legend={text.standings}
            name={field.name}
            value={field.value}
            onChange={field.onChange}
            cards={[
              { value: 'live', label: text.live, text: text.liveText },
              { value: 'after-close', label: text.afterClose, text: text.afterCloseText },
            ]}
          />
        )}
      />
      <Controller
        control={control}
        name="electorate"
        render={({ field }) => (
          <RadioCards
            legend={text.electorate}
            name={field.name}
            value={field.value}
            onChange={field.onChange}
            cards={[
              { value: 'everyone', label: text.everyone, text: text.everyoneText },
              { value: 'some', label: text.some, text: text.someText },
              { value: 'roll', label: text.roll, text: text.rollText },
            ]}
          />
        )}
      />
      {more[useWatch({ control, name: 'electorate' })]}
    </>
  );
}

function SomeFields({ form }: OrganizePartProps) {
  const text = dashboardMessages.organize;
  const { errors } = useFormState({ control: form.control });
  return (
    <div className={furtherFields}>
      <Controller
        control={form.control}
        name="roles"
        render={({ field }) => (
          <fieldset className="flex min-w-0 flex-wrap gap-x-5">
            <legend className={fieldLabel}>{text.roles}</legend>
            {roles.map((role) => (
              <Checkbox
                key={role}
                checked={field.value.includes(role)}
                onChange={(event) =>
                  field.onChange(
                    roles.filter((one) =>
                      one === role ? event.target.checked : field.value.includes(one),
                    ),
                  )
                }
              >
                {messages.roles[role]}
              </Checkbox>
            ))}
            <p className="basis-full type-meta">{text.rolesHint}</p>
          </fieldset>
        )}
      />
      <div className={pair}>
        <Controller
          control={form.control}
          name="branches"
          render={({ field, fieldState }) => (
            <Field label={text.branches} hint={text.branchesHint} error={fieldState.error?.message}>
              {(control) => (
                <TextInput
                  {...control}
                  {...field}
                  autoComplete="off"
                  autoCapitalize="characters"
                  onChange={(event) => field.onChange(event.target.value.toUpperCase())}
                />
              )}
            </Field>
          )}
        />
        <Field label={text.years} hint={text.yearsHint} error={errors.years?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('years')}
              inputMode="numeric"
              autoComplete="off"
            />
          )}
        </Field>
      </div>
    </div>
  );
}
