// Settings for how many days each kind of data is kept, and when an election forgot who voted.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const changes = `
alter table campus
  add column keep_message_days integer not null default 365
    check (keep_message_days between 30 and 3650),
  add column keep_email_days integer not null default 90 check (keep_email_days between 30 and 3650),
  add column keep_notice_days integer not null default 730
    check (keep_notice_days between 30 and 3650),
  add column keep_unused_account_days integer not null default 30
    check (keep_unused_account_days between 30 and 3650),
  add column keep_voter_days integer not null default 180 check (keep_voter_days between 30 and 3650);
alter table elections add column voters_forgotten_at timestamptz;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
