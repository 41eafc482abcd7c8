// A change of single positions is told to those whom it concerns, and an election of one day can have a reminder.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table election_changes
      add column position_ids uuid[],
      add column limits jsonb not null default '[]'`.execute(db);
  await sql`alter table elections add column remind_at timestamptz`.execute(db);
}
