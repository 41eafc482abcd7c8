// Complaints that nobody has ruled on are messages to the council; those with a ruling are read only.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// A start does not get here with complaints about an election that is closed and not certified
// (look-before-upgrade.ts), but a restore of an older backup does: its election is held for reading. Who read a
// complaint reads its message, by `complaint_number`. A number to follow it by is a link of the message, without an
// end; that of whom it is about never showed what officers answer to the sender.
const changes = `
update elections e set held_for_reading = true
  where e.state in ('published', 'paused') and e.closed_at is not null and e.certified_at is null
    and exists (select from appeals a where a.election_id = e.id);

alter table contacts add column complaint_number int;
insert into contacts (id, name, email, category, message, created_at, due_at, sender_id, election_id, about_ids,
    complaint_number)
  select a.id, coalesce(s.name, ''), case when s.email_confirmed_at is not null then s.email else '' end, 'grievances',
    a.subject || E'\\n\\n' || a.body ||
      coalesce(E'\\n\\nReply of whom it is about:\\n' || a.reply, ''),
    a.made_at, a.due_at, a.account_id, a.election_id,
    array_remove(array[a.nomination_id, a.against_id], null), a.number
  from appeals a left join accounts s on s.id = a.account_id where a.answer is null;

alter table contact_links drop constraint contact_links_contact_id_key,
  add column is_senders boolean not null default true;
create index contact_links_contact on contact_links (contact_id);
insert into contact_links (token_hash, contact_id, expires_at, is_senders)
  select follow_hash, id, 'infinity'::timestamptz, true from appeals where answer is null and follow_hash is not null
  union all
  select reply_hash, id, 'infinity'::timestamptz, false from appeals where answer is null and reply_hash is not null;

alter table contact_files add column appeal_id uuid references appeals on delete cascade,
  add check (contact_id is null or appeal_id is null);
create index contact_files_appeal on contact_files (appeal_id) where appeal_id is not null;
insert into contact_files (id, account_id, contact_id, appeal_id, place, kind, bytes, uploaded_at, content)
  select f.id, f.account_id, case when a.answer is null then a.id end, case when a.answer is not null then a.id end,
    f.place, f.kind, f.bytes, f.uploaded_at, f.content
  from appeal_files f join appeals a on a.id = f.appeal_id;
drop table appeal_files;

delete from appeals where answer is null;
alter table appeals alter column answer set not null, alter column answered_at set not null;
drop index appeals_open;
alter table campus drop column hears_appeals;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
