// An account that was opened for one election is an observer like any other.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Whoever is named nowhere any more waits for an admin, who lets them read what observers read, or does not. Whoever showed a
// link that nobody used yet is noted as who let them in.
const changes = `
update accounts a set is_verified = false
  where a.is_for_desk and not exists (
    select from returning_officers r join elections e on e.id = r.election_id
    where r.account_id = a.id and e.certified_at is null and e.state <> 'cancelled');
update accounts a set let_in_by = l.shown_by from account_links l
  where a.is_for_desk and l.account_id = a.id and l.purpose = 'shown' and l.expires_at > clock_timestamp();
alter table accounts drop column is_for_desk;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
