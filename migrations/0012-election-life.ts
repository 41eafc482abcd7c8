// Elections can be drafts, edited, paused, cancelled and rehearsed, and say what was changed.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// The keys of positions can wait for the end of a statement, so that one statement can swap two titles.
// Who changed an election is no reference: the account may be deleted, the change stays.
const changes = `
alter table elections
  add column state text not null default 'published'
    check (state in ('draft', 'published', 'paused', 'cancelled')),
  add column paused_at timestamptz,
  add column is_rehearsal boolean not null default false,
  add column roll_revision integer not null default 0,
  add check ((state = 'paused') = (paused_at is not null));

alter table positions
  drop constraint positions_election_id_title_key_key,
  drop constraint positions_election_id_ordinal_key,
  add constraint positions_title unique (election_id, title_key) deferrable,
  add constraint positions_ordinal unique (election_id, ordinal) deferrable;

create table election_changes (
  id uuid primary key,
  election_id uuid not null references elections on delete cascade,
  at timestamptz not null default clock_timestamp(),
  what text not null,
  reason text not null,
  actor_id uuid
);
create index election_changes_election on election_changes (election_id, at);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
