// A handover makes links that carry a role, in place of invitations of addresses.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// What 0.3.0 sent to an address is for whoever registers with it, until its 60 days are over.
const changes = `
alter table invitations drop constraint invitations_pkey;
alter table invitations alter column email drop not null;
alter table invitations
  add column id uuid primary key default gen_random_uuid(),
  add column role_ends_at timestamptz;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
