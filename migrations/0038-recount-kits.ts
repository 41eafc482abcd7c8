// What anybody can count a closed election again with (docs/recount-kit.md).
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// A kit is kept as the text around its ballots, which never change after the close: so it is the same
// bytes for ever, whatever becomes of names and rules, and no ballot is kept twice.
const changes = `
create table recount_kits (
  election_id uuid not null references elections on delete cascade,
  edition integer not null check (edition > 0),
  made_at timestamptz not null,
  position_ids text[] not null,
  texts text[] not null check (cardinality(texts) = cardinality(position_ids) + 1),
  sha256 bytea not null,
  bytes bigint not null,
  primary key (election_id, edition)
);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
