// Which release brought which migrations, with its number of compatibility; and links that an operator makes on the machine.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const changes = `
create table releases (
  id uuid primary key,
  version text not null,
  compatibility integer not null,
  migrations text[] not null,
  noted_at timestamptz not null default clock_timestamp()
);

alter table account_links
  drop constraint account_links_purpose_check,
  add constraint account_links_purpose_check
    check (purpose in ('reset-password', 'confirm-email', 'change-email', 'sign-in', 'way-back'));
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
