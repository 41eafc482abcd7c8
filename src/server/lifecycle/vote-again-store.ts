import { sql } from 'kysely';
import type { Tx } from '../platform/db/client.ts';
import { profileColumns } from '../elections/profile-columns.ts';

/** How candidates stood: what they say, and the account and the conditions at that time. */
const asTheyStood = ['name', 'upload_id', ...profileColumns, 'checked_conditions', 'checked_by'];

/**
 * Makes the candidates of positions, or some of them, those of positions of another election, as they stood;
 * gives the ids of the new nominations.
 */
export async function copyCandidates(
  tx: Tx,
  electionId: string,
  positions: readonly { from: string; to: string }[],
  only: readonly string[] | null = null,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with standing as materialized (
      select gen_random_uuid() as copy_id, t.to_id, n.*
      from unnest(${positions.map(({ from }) => from)}::uuid[],
        ${positions.map(({ to }) => to)}::uuid[]) as t (from_id, to_id)
      join nominations n on n.position_id = t.from_id left join accounts a on a.id = n.nominee_id
      where n.kind = 'person' and n.status = 'accepted'
        and a.closed_at is null and n.left_at is null
        and not exists (select from sanctions s where s.nomination_id = n.id
          and s.kind = 'disqualified' and s.overturned_at is null)
        and (${only}::uuid[] is null or n.id = any(${only}::uuid[]))
    ), entered as (
      -- Of those as well who took it with an account: what they have proved decides whether they can step down.
      insert into entered_candidates (id, election_id, position_id, account_id, list_entry_id, name, email,
        entered_by, checked_conditions, is_standing_checked, is_proved)
      select s.copy_id, ${electionId}::uuid, s.to_id, c.account_id, c.list_entry_id, c.name,
        c.email, c.entered_by, c.checked_conditions, c.is_standing_checked, c.is_proved
      from standing s join entered_candidates c on c.id = s.id
    ), copied as (
      insert into nominations (id, election_id, position_id, nominee_id, status,
        ${sql.join(asTheyStood.map((one) => sql.ref(one)))})
      select s.copy_id, ${electionId}::uuid, s.to_id, s.nominee_id,
        'accepted', ${sql.join(asTheyStood.map((one) => sql.ref(`s.${one}`)))}
      from standing s returning id
    )
    insert into tallies (nomination_id) select id from copied returning nomination_id as id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Gives an election the own voter list of another one; where that has none, the campus's is used. */
export async function copyVoterList(tx: Tx, from: string, to: string): Promise<void> {
  await sql`
    insert into voter_list_entries (election_id, enrollment_number, branch, year, name, email, groups)
    select ${to}::uuid, enrollment_number, branch, year, name, email, groups
    from voter_list_entries where election_id = ${from} and removed_at is null`.execute(tx);
}
