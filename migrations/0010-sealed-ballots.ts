// Ballots are sealed under a key of their election, and no row tells when somebody voted.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// An election that is there already has no key: its ballots stay rows until it ends. What is written
// anew keeps no time of a vote; a column that is dropped would leave the times in the old rows.
const changes = `
alter table elections
  add column key_check bytea,
  add column opened_at timestamptz,
  add column standings_batch integer not null default 20 check (standings_batch between 2 and 1000),
  drop constraint elections_standings_check,
  add constraint elections_standings_check
    check (standings in ('live', 'in-batches', 'after-close'));

alter table turnouts add column batches integer not null default 0 check (batches >= 0);

create table sealed_batches (
  position_id uuid not null,
  number integer not null check (number > 0),
  ballots integer not null check (ballots > 0),
  sealed bytea not null,
  primary key (position_id, number)
);
alter table sealed_batches alter column sealed set storage external;

alter table participations rename to participations_with_times;
create table participations (
  position_id uuid not null,
  voter_id uuid not null,
  receipt text not null,
  request_key bytea,
  choice_mark bytea
);
insert into participations (position_id, voter_id, receipt, request_key)
  select position_id, voter_id, receipt, request_key from participations_with_times
  order by position_id, voter_id;
drop table participations_with_times;
alter table participations add primary key (position_id, voter_id);

alter table departed_voters add column election_id uuid references elections on delete cascade;
create index departed_voters_election on departed_voters (election_id)
  where election_id is not null;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
