// Who may read the ballots of an election where people rank.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const changes = `
alter table elections
  add column ranked_lists text not null default 'by-size',
  add constraint elections_ranked_lists_check
    check (ranked_lists in ('public', 'rounds-only', 'by-size'));
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
