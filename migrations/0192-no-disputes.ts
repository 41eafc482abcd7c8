// A vote that was cast under a number before its owner proved it is counted once, as any other.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// `disputes` stays for the pages and kits of elections that are certified; nothing writes it any more. A start does
// not get here with disputed votes in one that is not (look-before-upgrade.ts), but a restore of an older backup does:
// it is held for reading, as this release does not know its law.
const changes = `
update elections e set held_for_reading = true
  where e.state in ('published', 'paused') and e.certified_at is null and not e.is_rehearsal
    and exists (select from disputes d join positions p on p.id = d.position_id where p.election_id = e.id);
alter table number_votes drop column is_disputed;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
