// An account uses up the number under which it voted for a position, and none of those that it gets later.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Each number that an account lost counted as one that had voted: by correcting one account again and again an
// officer took the vote of as many people.
const changes = `
create or replace function keep_number_votes() returns trigger language plpgsql as $keep$
begin
  insert into number_votes (position_id, enrollment_number, voter_id)
  select p.id, old.enrollment_number, old.id
  from elections e join positions p on p.election_id = e.id
  where e.voters in ('listed', 'proved') and e.state in ('published', 'paused')
    and (e.state = 'paused' or e.ends_at > clock_timestamp() - interval '14 days')
    and exists (
      select from participations v where v.position_id = p.id and v.voter_id = old.id)
    and not exists (
      select from number_votes w where w.position_id = p.id and w.voter_id = old.id)
  on conflict do nothing;
  return new;
end $keep$;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
