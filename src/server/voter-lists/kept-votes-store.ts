import { sql } from 'kysely';
import type { Tx } from '../platform/db/client.ts';

/**
 * Keeps, where an entry of an open election gets another number, that its person has voted for a position: neither
 * that number nor the one of the vote votes there once more. Numbers in between are free again.
 */
export async function keepVotesOfEntry(
  tx: Tx,
  electionId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await sql`
    insert into number_votes (position_id, enrollment_number, voter_id)
    select distinct on (p.id, n.number) p.id, n.number, v.voter_id
    from positions p
    cross join lateral (
      select v.voter_id from participations v join accounts a on a.id = v.voter_id
      where v.position_id = p.id and a.enrollment_number = ${from}
      union all
      select w.voter_id from number_votes w
      where w.position_id = p.id and w.enrollment_number = ${from}
    ) v
    cross join unnest(array[${from}, ${to}]::text[]) as n (number)
    where p.election_id = ${electionId}
    on conflict do nothing`.execute(tx);
  await sql`
    delete from number_votes w using positions p, accounts a
    where p.id = w.position_id and p.election_id = ${electionId} and w.enrollment_number = ${from}
      and a.id = w.voter_id and a.enrollment_number <> ${from} and exists (
        select from number_votes o
        where o.position_id = w.position_id and o.voter_id = w.voter_id
          and o.enrollment_number = a.enrollment_number)`.execute(tx);
}
