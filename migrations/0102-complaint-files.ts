// Pictures and PDFs that come with a complaint.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// A file belongs to its complaint, or waits up to a day for it. Nothing of it is public, so it is no
// upload: the bytes are in its row, and go with it. They are packed already.
const changes = `
create table appeal_files (
  id uuid primary key,
  election_id uuid not null references elections on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  appeal_id uuid references appeals on delete cascade,
  place smallint not null default 0 check (place between 0 and 2),
  kind text not null check (kind in ('picture', 'pdf')),
  bytes int not null,
  uploaded_at timestamptz not null default now(),
  content bytea not null,
  check (bytes between 1 and 5242880 and octet_length(content) between 1 and 5242880)
);
alter table appeal_files alter column content set storage external;
create index appeal_files_appeal on appeal_files (appeal_id);
create index appeal_files_account on appeal_files (account_id);
create index appeal_files_election on appeal_files (election_id);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
