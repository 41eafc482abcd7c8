// A proposal that nobody decides can be carried out by its proposer alone, once they announced that.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const changes = `
alter table proposals add column alone_from timestamptz;
alter table proposals drop constraint proposals_state_check;
alter table proposals add constraint proposals_state_check
  check (state in ('open', 'confirmed', 'alone', 'refused', 'withdrawn', 'expired'));
-- Alone is only whoever proposed it, and only from the moment that was announced.
alter table proposals add constraint proposals_alone
  check (state <> 'alone' or (alone_from <= decided_at and
    (decided_by is null or proposed_by is null or decided_by = proposed_by)));
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
