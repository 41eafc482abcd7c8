// Links for a new password that an admin shows on the screen, and who let an officer in by one.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const changes = `
alter table account_links
  add column shown_by uuid references accounts on delete set null,
  drop constraint account_links_purpose_check,
  add constraint account_links_purpose_check
    check (purpose in ('reset-password', 'confirm-email', 'change-email', 'sign-in', 'way-back', 'shown'));
alter table accounts add column let_in_by uuid references accounts on delete set null;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
