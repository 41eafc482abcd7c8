// Time is added for nobody alone any more; what was added under a former release is still shown.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// `others_end_at` and `added_people` stay for the pages of elections that are certified. A start does not get
// here with time added in one that is not (look-before-upgrade.ts), but a restore of an older backup does: it
// is held for reading, as this release does not know its law.
const changes = `
alter table elections add column held_for_reading boolean not null default false;
update elections set held_for_reading = true
  where others_end_at is not null and state in ('published', 'paused') and certified_at is null;
drop function add_time(uuid, uuid, uuid, timestamptz, int, text, uuid, uuid, bytea);
drop table added_voters;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
