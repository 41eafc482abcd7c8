import { useQuery } from '@tanstack/react-query';
import type { Lack } from '#core/elections/readiness.ts';
import { lacksOf } from '#core/elections/readiness.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { serverNow } from '#web/app/server-clock.ts';
import { voterSourcesQuery } from '#web/elections/officer-queries.ts';
import { readinessQuery } from '../readiness/queries.ts';
import type { OrganizeFields } from './organize-draft.ts';
import { instantsOf } from './organize-draft.ts';

/** What an election that is not saved yet would be missing; null until the campus is known. */
export function useFormLacks(fields: OrganizeFields): readonly Lack[] | null {
  const timeZone = useTimeZone();
  const campus = useQuery(readinessQuery).data?.campus;
  const sources = useQuery(voterSourcesQuery).data;
  if (campus === undefined || sources === undefined) return null;
  const { description, electorate, voters, positions, roll } = fields;
  const facts = {
    state: null,
    description,
    ...instantsOf(fields, timeZone),
    positions: positions.map(({ title }) => ({ title, candidates: 0 })),
    waiting: 0,
    electorate,
    voters: voters === '' ? ('anybody' as const) : voters,
    listed: electorate === 'roll' ? (roll?.numbers.size ?? 0) : sources.listed,
    withoutAddress: 0,
    // Who would have to confirm an address is known once it is saved.
    unconfirmed: 0,
    isTieRuleChosen: true,
    key: null,
  };
  return lacksOf(facts, campus, serverNow());
}
