// What happened with an account, for its owner; and that they voted, told in batches.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// No row says when something happened to less than an hour. That somebody voted is never written with
// the vote: rows of one batch are written together, with one time, in the order of random ids
// (docs/secrecy.md).
const changes = `
create table voted_batches (
  election_id uuid not null references elections on delete cascade,
  until timestamptz not null,
  voters integer not null check (voters > 0),
  primary key (election_id, until)
);

create table account_notices (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  kind text not null
    check (kind in ('registered', 'device', 'password', 'email', 'number', 'voted')),
  at timestamptz not null default date_trunc('hour', clock_timestamp()),
  detail text not null default '',
  election_id uuid references elections on delete cascade,
  check ((kind = 'voted') = (election_id is not null))
);
create index account_notices_account on account_notices (account_id, at desc, id);
create unique index account_notices_device on account_notices (account_id, detail, at)
  where kind = 'device';
create unique index account_notices_voted on account_notices (election_id, account_id)
  where kind = 'voted';

alter table email_refusals drop constraint email_refusals_kind_check;
alter table email_refusals add constraint email_refusals_kind_check
  check (kind in ('invitation', 'voting-opens', 'closes-tomorrow', 'results', 'voted'));
alter table mailings drop constraint mailings_kind_check;
alter table mailings add constraint mailings_kind_check
  check (kind in ('invitation', 'voting-opens', 'closes-tomorrow', 'results', 'voted', 'change'));
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
