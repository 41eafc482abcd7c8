// An e-mailed link signs in, and officers sign in anew each day.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Sessions of officers end after twelve hours from now on; those that are open, too.
const changes = `
alter table account_links
  drop constraint account_links_purpose_check,
  add constraint account_links_purpose_check
    check (purpose in ('reset-password', 'confirm-email', 'change-email', 'sign-in'));

update sessions s set expires_at = now() + interval '12 hours'
  from accounts a where a.id = s.account_id and a.role in ('council', 'admin')
    and s.expires_at > now() + interval '12 hours';
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
