// An address that an officer corrects counts at once; none waits any more.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// What waits under a former release and nobody agreed to ends: the account keeps its address, and the link that was
// sent to the new one moves it there only where nothing but its opening was left to wait for.
const changes = `
delete from account_links l using address_corrections c
  where c.settled_at is null and l.account_id = c.account_id and l.purpose = 'change-email'
    and lower(l.email) = lower(c.email)
    and not (c.agreed is not null and (not c.needs_second or c.agreed = 'second-officer')
      or c.due_at <= now() and not c.needs_second);
drop table address_corrections;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
