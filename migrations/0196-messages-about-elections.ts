// A message to the council can name an election and whom it concerns, and have pictures.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Ids of candidacies and of officers' accounts beside each other: who reads the message goes by them, and no id is
// ever of both. A picture is private, so it is no upload: its bytes are in its row, packed already, and go with it.
const changes = `
alter table contacts
  add column election_id uuid references elections on delete cascade,
  add column about_ids uuid[] not null default '{}',
  add column about_offices text[] not null default '{}' check (about_offices <@ array['council', 'admin', 'returning-officer']),
  add check (election_id is not null or (about_ids = '{}' and about_offices = '{}'));
create index contacts_election on contacts (election_id) where election_id is not null;
create table contact_files (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  contact_id uuid references contacts on delete cascade,
  place smallint not null default 0 check (place between 0 and 2),
  kind text not null check (kind in ('picture', 'pdf')),
  bytes int not null,
  uploaded_at timestamptz not null default now(),
  content bytea not null,
  check (bytes between 1 and 5242880 and octet_length(content) between 1 and 5242880)
);
alter table contact_files alter column content set storage external;
create index contact_files_contact on contact_files (contact_id);
create index contact_files_account on contact_files (account_id);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
