// Candidates have a statement, a photo and a link, and can leave or be taken off.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Name and picture stand on the nomination itself: from the first ballot on they stay as they are,
// whatever the account becomes. A candidate whose account was closed before any ballot is none.
const changes = `
alter table nominations
  add column name text,
  add column upload_id text references uploads,
  add column photo_upload_id text references uploads,
  add column statement text not null default '',
  add column link text not null default '',
  add column reason text,
  add column version integer not null default 1,
  drop constraint nominations_status_check,
  add constraint nominations_status_check
    check (status in ('pending', 'accepted', 'rejected', 'withdrawn', 'removed'));
update nominations n set name = a.name, upload_id = a.upload_id
  from accounts a where a.id = n.nominee_id;
alter table nominations alter column name set not null;
create index nominations_upload on nominations (upload_id) where upload_id is not null;
create index nominations_photo on nominations (photo_upload_id) where photo_upload_id is not null;

create table nomination_edits (
  nomination_id uuid primary key references nominations on delete cascade,
  statement text not null,
  link text not null,
  photo_upload_id text references uploads,
  requested_at timestamptz not null default now(),
  rejected_at timestamptz,
  reason text
);
create index nomination_edits_photo on nomination_edits (photo_upload_id)
  where photo_upload_id is not null;

update nominations n set status = 'withdrawn'
  from accounts a, turnouts t, elections e
  where a.id = n.nominee_id and a.closed_at is not null and t.position_id = n.position_id
    and t.ballots = 0 and e.id = n.election_id and e.ends_at > now();
delete from tallies where nomination_id in (select id from nominations where status = 'withdrawn');
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
