// A link for a new password lets in whose log-in is held up; there is no second link that logs in.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Links that were sent work as links for a new password for the rest of their quarter of an hour. Who asked for one
// was told to nobody, and stays so.
const changes = `
update account_links set purpose = 'reset-password' where purpose = 'sign-in';
delete from emails where key like 'sign-in:%' and status = 'stuck';
update emails set is_fleeting = true where key like 'sign-in:%';
alter table account_links
  drop constraint account_links_purpose_check,
  add constraint account_links_purpose_check
    check (purpose in ('reset-password', 'confirm-email', 'change-email', 'way-back', 'shown'));
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
