import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Controller, useFormState, useWatch } from 'react-hook-form';
import { meaningOf } from '#core/accounts/number-format.ts';
import { registeredRoles } from '#core/accounts/role.ts';
import type { Election } from '#contract/election-shapes.ts';
import { useNumberFormat } from '#web/campus/use-number-format.ts';
import { voterSourcesQuery } from '#web/elections/officer-queries.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field, fieldLabel } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import { messages } from '#web/messages/en/site.ts';
import { CandidacyField, ConditionsField } from './candidacy-field.tsx';
import { CodesField } from './codes-field.tsx';
import { FrozenPart } from './frozen-part.tsx';
import type { OrganizeFields, OrganizePartProps } from './organize-draft.ts';
import { furtherFields, pair } from './organize-looks.ts';
import { isByList, suggestedVoters, votersOf } from './organize-voters.ts';
import { OwnList } from './own-list.tsx';
import { RollField } from './roll-field.tsx';
import { RulesFieldset } from './rules-fieldset.tsx';
import { GroupsField, VotersFields } from './voters-fields.tsx';

/** Among fewer voters, live counts often change by a single vote. */
const fewVoters = 200;

interface VotingFieldsProps extends OrganizePartProps {
  /** The election that is edited; none for a new one. */
  election: Election | undefined;
}

/** When counts are shown and who may vote. */
export function VotingFields({ form, frozen = {}, election }: VotingFieldsProps) {
  const text = dashboardMessages.organize;
  const { control } = form;
  const suggested = suggestedVoters(useQuery(voterSourcesQuery).data);
  const [voters, electorate] = useWatch({ control, name: ['voters', 'electorate'] });
  const { pieces } = useNumberFormat();
  const isSaying = pieces.some((piece) => meaningOf(piece) !== null);
  const isListed = isByList(votersOf({ voters, electorate }, suggested));
  const more: Record<OrganizeFields['electorate'], ReactNode> = {
    everyone: null,
    some: <SomeFields form={form} />,
    roll: (
      <>
        <Controller
          control={control}
          name="roll"
          render={({ field, fieldState }) => (
            <RollField
              roll={field.value}
              error={fieldState.error?.message}
              onRoll={field.onChange}
            />
          )}
        />
        <OwnList election={election} />
      </>
    ),
  };
  return (
    <>
      <FrozenPart why={frozen.standings} className="grid grid-cols-1 gap-4.5">
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
                { value: 'in-batches', label: text.inBatches, text: text.inBatchesText },
                { value: 'after-close', label: text.afterClose, text: text.afterCloseText },
              ]}
            />
          )}
        />
        <StandingsFields form={form} />
      </FrozenPart>
      <FrozenPart why={frozen.candidacy} className="grid grid-cols-1 gap-4.5">
        <CandidacyField form={form} />
        <ConditionsField form={form} />
      </FrozenPart>
      <FrozenPart why={frozen.electorate} className="grid grid-cols-1 gap-4.5">
        <VotersFields form={form} />
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
                {
                  value: 'everyone',
                  label: text.everyone,
                  text: isListed ? text.everyoneListed : text.everyoneText,
                },
                {
                  value: 'some',
                  label: text.some,
                  text: isSaying ? text.someText : text.someTextWithout,
                },
                { value: 'roll', label: text.roll, text: text.rollText },
              ]}
            />
          )}
        />
        {more[electorate]}
      </FrozenPart>
      <FrozenPart why={frozen.rules} className="grid grid-cols-1 gap-4.5">
        <RulesFieldset form={form} />
      </FrozenPart>
    </>
  );
}

/** The size of a batch; and a warning where live standings and a small electorate meet. */
function StandingsFields({ form }: OrganizePartProps) {
  const text = dashboardMessages.organize;
  const [standings, electorate, roll] = useWatch({
    control: form.control,
    name: ['standings', 'electorate', 'roll'],
  });
  const { errors } = useFormState({ control: form.control });
  const isFew = electorate === 'roll' && roll !== null && roll.numbers.size < fewVoters;
  if (standings === 'live' && isFew) {
    return (
      <Notice tone="warning" icon={TriangleAlert}>
        <p>{text.fewVoters(fewVoters)}</p>
      </Notice>
    );
  }
  if (standings !== 'in-batches') return null;
  return (
    <div className={furtherFields}>
      <Field label={text.batch} hint={text.batchHint} error={errors.standingsBatch?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('standingsBatch')}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
      </Field>
    </div>
  );
}

function SomeFields({ form }: OrganizePartProps) {
  const text = dashboardMessages.organize;
  const { errors } = useFormState({ control: form.control });
  const years = useWatch({ control: form.control, name: 'years' });
  return (
    <div className={furtherFields}>
      <Controller
        control={form.control}
        name="roles"
        render={({ field }) => (
          <fieldset className="flex min-w-0 flex-wrap gap-x-5">
            <legend className={fieldLabel}>{text.roles}</legend>
            {registeredRoles.map((role) => (
              <Checkbox
                key={role}
                checked={field.value.includes(role)}
                onChange={(event) =>
                  field.onChange(
                    registeredRoles.filter((one) =>
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
            <CodesField meaning="branch" value={field.value} error={fieldState.error?.message}>
              {(control) => (
                <TextInput
                  {...control}
                  {...field}
                  autoComplete="off"
                  autoCapitalize="characters"
                  onChange={(event) => field.onChange(event.target.value.toUpperCase())}
                />
              )}
            </CodesField>
          )}
        />
        <CodesField meaning="year" value={years} error={errors.years?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('years')}
              inputMode="numeric"
              autoComplete="off"
            />
          )}
        </CodesField>
      </div>
      <GroupsField form={form} />
    </div>
  );
}
