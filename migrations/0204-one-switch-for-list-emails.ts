// One switch in place of three for the e-mails about an election to the addresses of its voter list.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Who had switched off the one that says that voting is open wants none of them; who had it on gets all three.
const changes = `
alter table campus add column list_emails boolean not null default true;
update campus set list_emails = list_email_opens;
alter table campus
  drop column list_email_nominations,
  drop column list_email_opens,
  drop column list_email_closes;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
