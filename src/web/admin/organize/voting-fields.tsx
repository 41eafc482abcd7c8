import type { ReactNode } from 'react';
import { roles } from '#core/accounts/role.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field, fieldLabel } from '#web/ui/field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import { messages } from '#web/messages/en/site.ts';
import type { OrganizeDraft, OrganizeErrors } from './organize-draft.ts';
import { furtherFields, pair } from './organize-looks.ts';
import type { GivenRoll } from './parse-roll.ts';
import { RollField } from './roll-field.tsx';

interface VotingFieldsProps {
  draft: OrganizeDraft;
  roll: GivenRoll | null;
  errors: OrganizeErrors;
  onChange: (part: Partial<OrganizeDraft>) => void;
  onRoll: (roll: GivenRoll | null) => void;
}

/** When counts are shown and who may vote. */
export function VotingFields({ draft, roll, errors, onChange, onRoll }: VotingFieldsProps) {
  const text = dashboardMessages.organize;
  const more: Record<OrganizeDraft['electorate'], ReactNode> = {
    everyone: null,
    some: <SomeFields draft={draft} errors={errors} onChange={onChange} />,
    roll: <RollField roll={roll} error={errors.roll} onRoll={onRoll} />,
  };
  return (
    <>
      <RadioCards
        legend={text.standings}
        name="standings"
        value={draft.standings}
        onChange={(standings) => onChange({ standings })}
        cards={[
          { value: 'live', label: text.live, text: text.liveText },
          { value: 'after-close', label: text.afterClose, text: text.afterCloseText },
        ]}
      />
      <RadioCards
        legend={text.electorate}
        name="electorate"
        value={draft.electorate}
        onChange={(electorate) => onChange({ electorate })}
        cards={[
          { value: 'everyone', label: text.everyone, text: text.everyoneText },
          { value: 'some', label: text.some, text: text.someText },
          { value: 'roll', label: text.roll, text: text.rollText },
        ]}
      />
      {more[draft.electorate]}
    </>
  );
}

type SomeFieldsProps = Pick<VotingFieldsProps, 'draft' | 'errors' | 'onChange'>;

function SomeFields({ draft, errors, onChange }: SomeFieldsProps) {
  const text = dashboardMessages.organize;
  return (
    <div className={furtherFields}>
      <fieldset className="flex min-w-0 flex-wrap gap-x-5">
        <legend className={fieldLabel}>{text.roles}</legend>
        {roles.map((role) => (
          <Checkbox
            key={role}
            checked={draft.roles.includes(role)}
            onChange={(event) =>
              onChange({
                roles: roles.filter((one) =>
                  one === role ? event.target.checked : draft.roles.includes(one),
                ),
              })
            }
          >
            {messages.roles[role]}
          </Checkbox>
        ))}
        <p className="basis-full type-meta">{text.rolesHint}</p>
      </fieldset>
      <div className={pair}>
        <Field label={text.branches} hint={text.branchesHint} error={errors.branches}>
          {(control) => (
            <TextInput
              {...control}
              value={draft.branches}
              autoComplete="off"
              autoCapitalize="characters"
              onChange={(event) => onChange({ branches: event.target.value.toUpperCase() })}
            />
          )}
        </Field>
        <Field label={text.years} hint={text.yearsHint} error={errors.years}>
          {(control) => (
            <TextInput
              {...control}
              value={draft.years}
              inputMode="numeric"
              autoComplete="off"
              onChange={(event) => onChange({ years: event.target.value })}
            />
          )}
        </Field>
      </div>
    </div>
  );
}
