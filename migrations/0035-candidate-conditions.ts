// Candidates can be asked for conditions that an officer checks one by one.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const changes = `
alter table elections add column candidate_conditions text[] not null default '{}';

alter table nominations
  add column checked_conditions text[] not null default '{}',
  add column checked_by uuid references accounts on delete set null;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
