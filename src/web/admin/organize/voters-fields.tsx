import { useQuery } from '@tanstack/react-query';
import { Controller, useFormState, useWatch } from 'react-hook-form';
import { voterKinds } from '#core/elections/electorate.ts';
import { voterSourcesQuery } from '#web/elections/officer-queries.ts';
import { Field, fieldError } from '#web/ui/field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { votersForm } from '#web/messages/en/voters-form.ts';
import type { OrganizePartProps } from './organize-draft.ts';
import { furtherFields } from './organize-looks.ts';
import { isByList, suggestedVoters, votersOf } from './organize-voters.ts';

/** How voters are known, each way with its weakness; what fits this campus is preselected. */
export function VotersFields({ form }: OrganizePartProps) {
  const { data: sources } = useQuery(voterSourcesQuery);
  const { control } = form;
  const [voters, electorate] = useWatch({ control, name: ['voters', 'electorate'] });
  const { errors } = useFormState({ control });
  const chosen = votersOf({ voters, electorate }, suggestedVoters(sources));
  const kinds = electorate === 'roll' ? voterKinds.slice(-2) : voterKinds;
  const error = errors.voters?.message;
  const isListMissing = sources?.listed === 0 && electorate !== 'roll' && isByList(chosen);
  return (
    <div className="grid grid-cols-1 gap-2.5">
      <Controller
        control={control}
        name="voters"
        render={({ field }) => (
          <RadioCards
            legend={votersForm.title}
            name={field.name}
            value={chosen}
            onChange={field.onChange}
            cards={kinds.map((value) => ({ value, ...votersForm.card(value) }))}
          />
        )}
      />
      {error !== undefined && (
        <p className={fieldError} role="alert">
          {error}
        </p>
      )}
      {sources !== undefined && !isListMissing && isByList(chosen) && (
        <p className="type-meta">
          {votersForm.written(electorate === 'roll' ? null : sources, sources.hasMailServer)}
        </p>
      )}
      {isListMissing && <p className="type-meta">{votersForm.noList}</p>}
      {chosen === 'confirmed' && sources?.hasMailServer === false && (
        <p className="type-meta">{votersForm.noMail}</p>
      )}
      {chosen === 'confirmed' && (
        <div className={furtherFields}>
          <Field
            label={votersForm.domains}
            hint={votersForm.domainsHint}
            error={errors.mailDomains?.message}
          >
            {(described) => (
              <TextInput
                {...described}
                {...form.register('mailDomains')}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </Field>
        </div>
      )}
    </div>
  );
}

/** The groups of the voter list who may vote; for a list that has none there is nothing to say. */
export function GroupsField({ form }: OrganizePartProps) {
  const { data: sources } = useQuery(voterSourcesQuery);
  const groups = useWatch({ control: form.control, name: 'groups' });
  const { errors } = useFormState({ control: form.control });
  const known = sources?.groups ?? [];
  if (known.length === 0 && groups === '') return null;
  return (
    <Field
      label={votersForm.groups}
      hint={votersForm.groupsHint(known)}
      error={errors.groups?.message}
    >
      {(described) => <TextInput {...described} {...form.register('groups')} autoComplete="off" />}
    </Field>
  );
}
