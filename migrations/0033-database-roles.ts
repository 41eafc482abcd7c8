// The role that serves cannot change the record: it only adds to it.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Nobody but the owner writes into the chain, and this with the owner's rights: whoever adds to the
// record needs none on it. What it names is looked up in this schema, whoever calls.
const changes = `
do $$ begin
  execute format('alter function chain_record() security definer set search_path = pg_catalog, %I, pg_temp',
    current_schema());
end $$;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
