// A message to the council has answers and no notes, and nobody has it in hand. What officers noted is deleted.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Links that were sent go on working for the rest of their three days (contact_links).
const changes = `
delete from contact_entries where kind = 'note';
alter table contact_entries drop column kind;
alter table contacts drop column owner_id;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
