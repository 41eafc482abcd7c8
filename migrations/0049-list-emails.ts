// E-mails about an election to the addresses of its voter list.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// A recipient is an account, or a number of the voter list; its turn is named by either. What a running
// election has told the accounts of its voters is not told by the list as well.
const changes = `
alter table campus
  add column list_email_nominations boolean not null default true,
  add column list_email_opens boolean not null default true,
  add column list_email_closes boolean not null default true;

alter table mailings
  drop constraint mailings_kind_check,
  add constraint mailings_kind_check check (kind in ('invitation', 'voting-opens', 'closes-tomorrow',
    'results', 'voted', 'change', 'list-nominations', 'list-opens', 'list-closes')),
  alter column cursor type text using cursor::text;

alter table mailing_recipients
  drop constraint mailing_recipients_pkey,
  alter column account_id drop not null,
  add column enrollment_number text,
  add column recipient text not null
    generated always as (coalesce(account_id::text, enrollment_number)) stored,
  add constraint mailing_recipients_pkey primary key (mailing_id, recipient),
  add constraint mailing_recipients_one check (num_nonnulls(account_id, enrollment_number) = 1);

insert into mailings (id, election_id, kind, occasion, status, is_listed, finished_at)
select gen_random_uuid(), m.election_id, case m.kind when 'invitation' then 'list-nominations'
    when 'voting-opens' then 'list-opens' else 'list-closes' end, m.occasion, 'stopped', true, now()
from mailings m join elections e on e.id = m.election_id
where m.kind in ('invitation', 'voting-opens', 'closes-tomorrow')
  and e.voters in ('listed', 'proved') and e.closed_at is null;

create table list_email_refusals (
  address_hash bytea primary key
);

create table list_email_failures (
  election_id uuid not null references elections on delete cascade,
  enrollment_number text not null,
  email text not null,
  problem text not null,
  found_by text not null check (found_by in ('server', 'officer')),
  primary key (election_id, enrollment_number)
);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
