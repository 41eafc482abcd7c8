import { sql } from 'kysely';
import type { Tx } from '../../platform/db/client.ts';
import { profileColumns } from '../nominations/profile-columns.ts';

/** How candidates stood: what they say, and the account and the conditions at that time. */
const asTheyStood = ['name', 'upload_id', ...profileColumns, 'checked_conditions', 'checked_by'];

/**
 * Makes the candidates of one position, or some of them, those of another one, as they stood; gives the
 * ids of the new nominations.
 */
export async function copyCandidates(
  tx: Tx,
  from: string,
  to: { electionId: string; positionId: string },
  only: readonly string[] | null = null,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with copied as (
      insert into nominations (id, election_id, position_id, nominee_id, status,
        ${sql.join(asTheyStood.map((one) => sql.ref(one)))})
      select gen_random_uuid(), ${to.electionId}::uuid, ${to.positionId}::uuid, n.nominee_id,
        'accepted', ${sql.join(asTheyStood.map((one) => sql.ref(`n.${one}`)))}
      from nominations n join accounts a on a.id = n.nominee_id
      where n.position_id = ${from} and n.status = 'accepted' and a.closed_at is null
        and n.left_at is null and (${only}::uuid[] is null or n.id = any(${only}::uuid[]))
      returning id
    )
    insert into tallies (nomination_id) select id from copied returning nomination_id as id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Gives an election the own voter list of another one; where that has none, the campus's is used. */
export async function copyVoterList(tx: Tx, from: string, to: string): Promise<void> {
  await sql`
    insert into voter_list_entries (election_id, enrollment_number, name, email, groups)
    select ${to}::uuid, enrollment_number, name, email, groups
    from voter_list_entries where election_id = ${from} and removed_at is null`.execute(tx);
}
