// Who was asked to propose or second a candidate, and who did.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// A person supports one candidate of a position: the index settles it, whoever comes first. A support
// outlives the account, as a number without a person. An index over a nomination serves its deletion.
const changes = `
create table nomination_supporters (
  id uuid primary key,
  nomination_id uuid not null references nominations on delete cascade,
  position_id uuid not null references positions on delete cascade,
  account_id uuid references accounts on delete set null,
  kind text not null,
  named_as text not null default '',
  asked_at timestamptz,
  declined_at timestamptz,
  confirmed_at timestamptz,
  constraint nomination_supporters_kind_check check (kind in ('proposer', 'seconder')),
  constraint nomination_supporters_answer_check check (num_nonnulls(declined_at, confirmed_at) < 2),
  constraint nomination_supporters_once unique (nomination_id, account_id)
);
create unique index nomination_supporters_position on nomination_supporters (position_id, account_id)
  where confirmed_at is not null;
create unique index nomination_supporters_named on nomination_supporters
  (nomination_id, named_as) where named_as <> '';
create index nomination_supporters_account on nomination_supporters (account_id);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
