// How enrollment numbers are made becomes a setting of the campus.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const changes = `
-- The pieces of which an enrollment number is made (src/core/accounts/number-format.ts), and where it
-- says branch and year, for the ballot box: the place counted from 1, and no length where it says none.
alter table campus
  add column number_pieces jsonb not null default '[
    {"kind": "text", "text": "0177"},
    {"kind": "letters", "length": 2, "means": "branch"},
    {"kind": "digits", "length": 2, "means": "year"},
    {"kind": "digits", "length": 4}
  ]' check (jsonb_typeof(number_pieces) = 'array'),
  add column branch_at integer not null default 5 check (branch_at between 1 and 20),
  add column branch_length integer not null default 2 check (branch_length between 0 and 20),
  add column year_at integer not null default 7 check (year_at between 1 and 20),
  add column year_length integer not null default 2 check (year_length in (0, 2, 4));
update campus set number_pieces = jsonb_set(number_pieces, '{0,text}', to_jsonb(enrollment_prefix));
alter table campus drop column enrollment_prefix;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
