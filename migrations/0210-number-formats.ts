// Numbers of a campus have one format or several, each one line, and what a number says stands beside it.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// The pieces of before as one line; branch and year of every number are those that were read until now.
const changes = `
alter table campus add column number_formats text[] not null
  default '{"0177[branch:@@][year:##]####"}' check (cardinality(number_formats) between 1 and 10);
update campus set number_formats = array[(
  select string_agg(case
      when piece ->> 'means' is null then signs
      else '[' || (piece ->> 'means') || ':' || signs || ']' end, '' order by n)
    from jsonb_array_elements(number_pieces) with ordinality as p (piece, n)
    cross join lateral (select case piece ->> 'kind'
      when 'text' then piece ->> 'text'
      when 'letters' then repeat('@', (piece ->> 'length')::int)
      else repeat('#', (piece ->> 'length')::int) end as signs) s)];
alter table accounts add column branch text, add column year text;
alter table voter_list_entries add column branch text, add column year text;
with places as (
  select coalesce(max(branch_at), 5) as branch_at, coalesce(max(branch_length), 2) as branch_length,
    coalesce(max(year_at), 7) as year_at, coalesce(max(year_length), 2) as year_length
  from campus
)
update accounts set branch = nullif(substr(enrollment_number, branch_at, branch_length), ''),
    year = nullif(substr(enrollment_number, year_at, year_length), '')
  from places where enrollment_number is not null;
with places as (
  select coalesce(max(branch_at), 5) as branch_at, coalesce(max(branch_length), 2) as branch_length,
    coalesce(max(year_at), 7) as year_at, coalesce(max(year_length), 2) as year_length
  from campus
)
update voter_list_entries set branch = nullif(substr(enrollment_number, branch_at, branch_length), ''),
    year = nullif(substr(enrollment_number, year_at, year_length), '')
  from places;
alter table campus drop column number_pieces, drop column branch_at, drop column branch_length,
  drop column year_at, drop column year_length;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
