// New officers whom two officers invited can confirm proposals from their first day.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('alter table invitations add column confirms_at_once boolean not null default false')
    .execute(db);
}
