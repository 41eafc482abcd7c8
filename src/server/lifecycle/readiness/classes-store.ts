import { sql } from 'kysely';
import { asksList } from '../../conditions/listed-people-sql.ts';
import type { InNone } from '../../elections/in-none-store.ts';
import { inNoneOf, isAccountOf, isOnListNow } from '../../elections/in-none-store.ts';
import type { Db, Tx } from '../../platform/db/client.ts';
import type { Unwritten } from './store.ts';
import { standingIn } from './store.ts';

// Of an election that is not written: who is in which class, by a column of its list or by their numbers, and whom
// none of its positions is for.

/** Who is in none of the positions; null where nobody is. */
export async function readInNoneOf(db: Db, given: Unwritten): Promise<InNone | null> {
  const { rows } = await sql<InNone>`${standingIn(given)}
    ${inNoneOf(sql`e.id = ${given.election.id}`)}`.execute(db as Tx);
  return rows[0] ?? null;
}

/** More values than these are no classes. */
const mostValues = 1_000;

/** The values of each column of the list of an election that is not written, and what its numbers say. */
export async function readClasses(db: Db, given: Unwritten) {
  const people = sql`people as (
    select r.enrollment_number as number, r.branch, r.year, r.groups
    from elections e join voter_list_entries r on ${isOnListNow}
    union all
    select a.id::text, a.branch, a.year, '{}'::text[] from elections e join accounts a on ${isAccountOf})`;
  const { rows: parts } = await sql<{
    branch: string | null;
    year: string | null;
    people: number;
    byList: boolean;
  }>`${standingIn(given)}, ${people}
    select p.branch, p.year, count(distinct p.number)::int as people, e.by_list as "byList"
    from people p cross join (select ${sql.raw(asksList)} as by_list from elections e) e
    group by p.branch, p.year, e.by_list`.execute(db as Tx);
  const { rows: groups } = await sql<{ column: string; group: string | null; people: number }>`
    ${standingIn(given)}, ${people}
    select split_part(g.name, ': ', 1) as column, g.name as group, count(distinct p.number)::int as people
    from people p cross join unnest(p.groups) as g (name)
    where g.name like '%: %'
    group by grouping sets ((1, 2), (1))`.execute(db as Tx);
  const values = Map.groupBy(
    groups.filter(({ group }) => group !== null),
    ({ column }) => column,
  );
  const columns = groups
    .filter(({ group }) => group === null)
    .map(({ column, people: count }) => ({
      column,
      people: count,
      values: (values.get(column) ?? []).map(({ group, people: has }) => ({
        value: (group ?? '').slice(column.length + 2),
        people: has,
      })),
    }))
    .filter((one) => one.values.length <= mostValues);
  return {
    byList: parts[0]?.byList ?? false,
    columns,
    numbers: parts.map(({ branch, year, people: count }) => ({ branch, year, people: count })),
  };
}
