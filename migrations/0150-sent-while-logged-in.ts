// Who sent a message to the council while logged in, so that they find it with its answers.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table contacts add column sender_id uuid references accounts on delete set null;
       create index contacts_sender on contacts (sender_id) where sender_id is not null`,
    )
    .execute(db);
}
