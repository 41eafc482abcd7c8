// Pictures become rows that accounts, events and elections refer to, in place of addresses in a text.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// The id of an upload is the SHA-256 of its picture, which is also all that its address says: a row
// that refers to it can be shown without a join. An address that names no upload showed a broken
// picture, and becomes none.
const changes = `
alter table uploads rename column name to id;
update uploads set id = left(id, 64);
alter table uploads add check (id ~ '^[0-9a-f]{64}$');

-- Accounts and uploads refer to each other: whoever fills both tables checks this one at the end.
alter table uploads alter constraint uploads_uploaded_by_fkey deferrable;

alter table accounts add column upload_id text references uploads;
update accounts a set upload_id = u.id from uploads u
  where a.profile_img = '/uploads/' || u.id || '.webp';
alter table accounts drop column profile_img;
create index accounts_upload on accounts (upload_id) where upload_id is not null;

alter table events add column upload_id text references uploads;
update events e set upload_id = u.id from uploads u
  where e.image_url = '/uploads/' || u.id || '.webp';
alter table events drop column image_url;
create index events_upload on events (upload_id) where upload_id is not null;

alter table elections add column upload_id text references uploads;
update elections e set upload_id = u.id from uploads u
  where e.image_url = '/uploads/' || u.id || '.webp';
alter table elections drop column image_url;
create index elections_upload on elections (upload_id) where upload_id is not null;

alter table campus add column logo_upload_id text references uploads;
update campus c set logo_upload_id = u.id from uploads u
  where c.logo_url = '/uploads/' || u.id || '.webp';
alter table campus drop column logo_url;

create table initiatives (
  ordinal integer primary key check (ordinal between 0 and 2),
  caption text not null,
  upload_id text references uploads
);
insert into initiatives (ordinal, caption, upload_id)
  select i.ordinality - 1, coalesce(i.value ->> 'caption', ''), u.id
  from campus c
  cross join jsonb_array_elements(c.initiatives) with ordinality i
  left join uploads u on i.value ->> 'imageUrl' = '/uploads/' || u.id || '.webp'
  where i.ordinality <= 3;
alter table campus drop column initiatives;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
