// Events have a place, an end and a link, and can be changed.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// A place, an end and a link. `changed_at` tells calendars that an entry is newer than theirs.
const changes = `
alter table events
  add column place text not null default '',
  add column ends_at timestamptz,
  add column link text not null default '',
  add column changed_at timestamptz not null default now(),
  add constraint events_end_after_start check (ends_at > held_at);
update events set changed_at = created_at;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
