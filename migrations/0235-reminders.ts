// The e-mail before voting closes is a reminder, in its kind too.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mailings drop constraint mailings_kind_check`.execute(db);
  await sql`
    update mailings set kind = case kind when 'list-closes' then 'list-reminder' else 'reminder' end
      where kind in ('closes-tomorrow', 'list-closes')`.execute(db);
  await sql`
    alter table mailings add constraint mailings_kind_check
      check (kind in ('invitation', 'voting-opens', 'reminder', 'results', 'voted', 'change',
        'list-nominations', 'list-opens', 'list-reminder'))`.execute(db);
}
