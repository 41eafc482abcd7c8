// An election that is published once, however often the form is sent.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// The form makes the Idempotency-Key, and this is its hash. Where the answer was lost and somebody presses again, the election is there already.
const changes = `
alter table elections add column request_key uuid;
create unique index elections_request_key on elections (created_by, request_key);
comment on column elections.request_key is
  'Of the Idempotency-Key: sent again, it finds this election. Null where none was sent.';
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
