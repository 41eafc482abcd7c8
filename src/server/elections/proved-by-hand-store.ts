import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Db } from '../platform/db/client.ts';
import type { Schema } from '../platform/db/tables.ts';
import { belongsSql } from '../conditions/electorate-sql.ts';

type ElectionRow = Pick<Selectable<Schema['elections']>, 'id' | 'voters' | 'state' | 'closed_at'>;

/** How many numbers of voters officers proved by hand, and how many of them the busiest officer. */
export interface ProvedByHand {
  numbers: number;
  mostByOne: number;
}

const isAsked = ({ voters, state, closed_at }: ElectionRow) =>
  (voters === 'listed' || voters === 'proved') &&
  (state === 'published' || state === 'paused') &&
  closed_at === null;

/**
 * The numbers that officers proved by hand, of those each open election is for. From the close on the
 * result tells how those who voted had proved theirs.
 */
export async function countProvedByHand(
  db: Db,
  elections: readonly ElectionRow[],
): Promise<Map<string, ProvedByHand>> {
  const ids = elections.filter(isAsked).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const counted = sql<ProvedByHand & { id: string }>`(
    select id, sum(numbers)::int as numbers, max(numbers)::int as "mostByOne"
    from (select e.id, count(*) as numbers
      from elections e join accounts a on a.proved_how = 'check-in' and ${sql.raw(belongsSql)}
      where e.id = any(${ids}::uuid[]) and e.starts_at <= clock_timestamp()
      group by e.id, a.proved_by) as officers
    group by id)`;
  const rows = await db
    .selectFrom(counted.as('counted'))
    .select(['id', 'numbers', 'mostByOne'])
    .execute();
  return new Map(rows.map(({ id, ...byHand }) => [id, byHand]));
}
