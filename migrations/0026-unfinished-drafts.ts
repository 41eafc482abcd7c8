// A draft may be without dates; what is published has them.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const changes = `
alter table elections
  alter column starts_at drop not null,
  alter column ends_at drop not null,
  alter column nominations_close_at drop not null,
  add constraint elections_have_dates_unless_draft check (
    state = 'draft'
    or (starts_at is not null and ends_at is not null and nominations_close_at is not null)
  );
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
