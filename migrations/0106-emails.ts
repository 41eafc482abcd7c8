// An e-mail is called an e-mail: the tables `letters` and `number_mails`, with their constraints and indexes.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const changes = `
alter table letters rename to emails;
alter table number_mails rename to number_emails;

do $$
declare
  one record;
begin
  -- A constraint takes the index behind it along.
  for one in
    select conrelid::regclass as place, conname as name from pg_constraint
    where conrelid in ('emails'::regclass, 'number_emails'::regclass)
      and conname ~ '^(letters|number_mails)_'
  loop
    execute format('alter table %s rename constraint %I to %I', one.place, one.name,
      regexp_replace(regexp_replace(one.name, '^letters_', 'emails_'), '^number_mails_', 'number_emails_'));
  end loop;
  for one in
    select indexrelid::regclass as name, relname from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid in ('emails'::regclass, 'number_emails'::regclass)
      and relname ~ '^(letters|number_mails)_'
  loop
    execute format('alter index %s rename to %I', one.name,
      regexp_replace(regexp_replace(one.relname, '^letters_', 'emails_'), '^number_mails_', 'number_emails_'));
  end loop;
end $$;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
