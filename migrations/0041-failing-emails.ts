// Why e-mails do not leave, and since when; when one left last, which is a sign for those that wait.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const changes = `
alter table letters
  add column reason text check (reason in ('no-mailbox', 'refused', 'put-off', 'relay', 'no-server', 'not-now',
    'log-in', 'not-allowed', 'uncertain', 'stopped', 'restored', 'expired')),
  add column failing_since timestamptz,
  add column put_off integer not null default 0,
  add column failed_at timestamptz,
  add column waits_since timestamptz not null default now();
update letters set waits_since = created_at where status in ('waiting', 'sending');
update letters set failed_at = now() where status = 'stuck';

alter table mail_state add column left_at timestamptz;

alter table mailings
  add column problem text,
  add column failing_since timestamptz;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
