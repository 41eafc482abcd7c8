// Candidates can be asked to be of a branch, a year or a group.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const changes = `
alter table elections
  add column candidate_branches text[] not null default '{}',
  add column candidate_years text[] not null default '{}',
  add column candidate_groups text[] not null default '{}';
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
