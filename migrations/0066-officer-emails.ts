// Officers choose which e-mails about what waits for them they get.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const changes = `
alter table email_refusals drop constraint email_refusals_kind_check;
alter table email_refusals add constraint email_refusals_kind_check
  check (kind in ('invitation', 'voting-opens', 'closes-tomorrow', 'results', 'voted',
    'officer-ties', 'officer-appeals', 'officer-certify', 'officer-proposals'));
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
