// The settings of an election as each edit found them: of two officers who edit at once both keep what they changed.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table election_versions (
      election_id uuid not null references elections on delete cascade,
      version int not null,
      settings jsonb not null,
      primary key (election_id, version)
    )`.execute(db);
}
