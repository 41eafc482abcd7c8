import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { NumberMeaning } from '#core/accounts/number-format.ts';
import { saysOf } from '#core/accounts/number-format.ts';
import { useNumberFormat } from '#web/campus/queries.ts';
import { needsList } from '#core/elections/electorate.ts';
import { voterSourcesQuery } from '../../officer-queries.ts';
import { fieldLabel } from '#web/kit/field.tsx';
import { CheckField } from '#web/kit/check-field.tsx';
import { ListField } from '#web/kit/list-field.tsx';
import { codesHint, noMeaning } from '#texts/en/number-format.ts';
import { organize as text } from '#texts/en/organize.ts';
import { votersForm } from '#texts/en/voters-form.ts';
import type { ElectionValues } from './election-values.ts';
import { codesIn, namesIn } from './parse-roll.ts';

/** The groups on the own voter list of the election that is edited; a new one has none. */
export const OwnGroupsContext = createContext<readonly string[]>([]);

/** Branches, years and groups: who votes, who votes for a position, or who may be a candidate. */
export function LimitFields({
  name,
  hint,
  asksAll = false,
}: {
  name: string;
  hint?: string;
  /** Whether it asks for any or for all of several groups. */
  asksAll?: boolean;
}) {
  return (
    <>
      {hint !== undefined && <p className="type-meta">{hint}</p>}
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-4.5 max-md:grid-cols-1">
        <CodesField name={`${name}.branches`} meaning="branch" />
        <CodesField name={`${name}.years`} meaning="year" />
      </div>
      <GroupsField name={`${name}.groups`} />
      {asksAll && <AllGroupsField name={name} />}
    </>
  );
}

function AllGroupsField({ name }: { name: string }) {
  const groups = useWatch<Record<string, string[]>>({ name: `${name}.groups` });
  return groups.length > 1 && <CheckField name={`${name}.allGroups`}>{text.allGroups}</CheckField>;
}

const labels = { branch: text.branches, year: text.years };

/** Branches or years; where the campus's numbers have none, a sentence that says so. */
function CodesField({ name, meaning }: { name: string; meaning: NumberMeaning }) {
  const format = useNumberFormat();
  const { getFieldState, formState } = useFormContext();
  const isEmpty = useWatch<Record<string, string[]>>({ name }).length === 0;
  // What an older election asked for can still be taken away.
  if (!saysOf(format, meaning) && isEmpty && getFieldState(name, formState).error === undefined) {
    return (
      <div>
        <p className={fieldLabel}>{labels[meaning]}</p>
        <p className="type-meta">{noMeaning(meaning)}</p>
      </div>
    );
  }
  return (
    <ListField
      name={name}
      label={labels[meaning]}
      hint={codesHint(format, meaning)}
      read={codesIn}
      autoCapitalize="characters"
      {...(meaning === 'year' && { inputMode: 'numeric' as const })}
    />
  );
}

/** The groups of the voter list that the election uses; for one that has none, where they come from. */
function GroupsField({ name }: { name: string }) {
  const { data: sources } = useQuery(voterSourcesQuery);
  const own = use(OwnGroupsContext);
  const [electorate, voters] = useWatch<ElectionValues, ['electorate', 'voters']>({
    name: ['electorate', 'voters'],
  });
  const isEmpty = useWatch<Record<string, string[]>>({ name }).length === 0;
  const isOwn = electorate.kind === 'roll';
  const known = isOwn ? own : (sources?.groups ?? []);
  if (known.length === 0 && isEmpty) {
    if (!needsList({ electorate, voters })) return null;
    return (
      <div>
        <p className={fieldLabel}>{votersForm.groups}</p>
        <p className="type-meta">{isOwn ? votersForm.noOwnGroups : votersForm.noGroups}</p>
      </div>
    );
  }
  return (
    <ListField
      name={name}
      label={votersForm.groups}
      hint={votersForm.groupsHint(known)}
      read={namesIn}
    />
  );
}
