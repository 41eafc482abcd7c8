// When an answer to a grievance is due, and which officer has it in hand. What was sent before has no due time.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table contacts
         add column due_at timestamptz,
         add column owner_id uuid references accounts on delete set null;
       create index contacts_owner on contacts (owner_id) where owner_id is not null`,
    )
    .execute(db);
}
