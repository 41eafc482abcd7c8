// Messages are answered by e-mail, and followed by a link; answers and notes stay with them.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const changes = `
alter table campus add column reply_to text not null default '';
alter table letters add column reply_to text not null default '';

create table contact_entries (
  id uuid primary key,
  contact_id uuid not null references contacts on delete cascade,
  kind text not null check (kind in ('answer', 'note')),
  body text not null,
  author_id uuid references accounts on delete set null,
  created_at timestamptz not null default now()
);
create index contact_entries_contact on contact_entries (contact_id, created_at);
create index contact_entries_author on contact_entries (author_id) where author_id is not null;

create table contact_links (
  token_hash bytea primary key,
  contact_id uuid not null unique references contacts on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index contacts_email on contacts (lower(email));
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
