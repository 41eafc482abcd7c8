// Two switches in place of ten for the e-mails that people can switch off: "my elections", and "everything else".
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Who had switched off all that calls to vote wants none of it. Who had switched off some of it gets the others as
// before, and those again: an election that was missed is worse than an e-mail with a link to stop them.
const changes = `
alter table email_refusals drop constraint email_refusals_kind_check;
with former as (delete from email_refusals returning account_id, kind)
insert into email_refusals (account_id, kind)
  select account_id, 'elections' from former
    where kind in ('invitation', 'voting-opens', 'closes-tomorrow') group by account_id having count(*) = 3
  union all
  select account_id, 'others' from former
    where kind in ('officer-ties', 'officer-appeals', 'officer-certify', 'officer-proposals')
    group by account_id having count(*) = 4;
alter table email_refusals add constraint email_refusals_kind_check check (kind in ('elections', 'others'));
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
