import { sql } from 'kysely';
import type { Tx } from '../platform/db/client.ts';
import { areNamesFixed, mightHaveVotes } from '../elections/first-vote-store.ts';
import { blankProfile, profileColumns } from '../elections/profile-columns.ts';

/**
 * Locks the positions that somebody wants, in order; gives those whose candidates may change. They are fixed once
 * they are frozen, or, for what officers do to a candidate, once voting has opened.
 */
export async function lockPositionsOf(
  tx: Tx,
  accountId: string,
  fixedOnce: 'frozen' | 'opened' = 'frozen',
): Promise<string[]> {
  const isLocked =
    fixedOnce === 'frozen' ? mightHaveVotes : sql<boolean>`(${mightHaveVotes} or ${areNamesFixed})`;
  const { rows } = await sql<{ id: string; is_open: boolean }>`
    select t.position_id as id, not ${isLocked} and coalesce(e.ends_at > clock_timestamp(), true)
      and e.state <> 'cancelled' as is_open
    from turnouts t join nominations n on n.position_id = t.position_id
    join elections e on e.id = n.election_id
    where n.nominee_id = ${accountId} order by t.position_id for update of t`.execute(tx);
  return rows.flatMap(({ id, is_open: isOpen }) => (isOpen ? [id] : []));
}

/**
 * Writes name and picture of an account on its nominations in these positions. A name stays where voting has opened,
 * and where officers corrected it. Answers the elections with a ballot that it changed.
 */
export async function copyProfile(
  tx: Tx,
  accountId: string,
  positionIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ electionId: string; status: string }>`
    update nominations n set upload_id = a.upload_id,
      name = case when n.former_names = '{}' and not ${areNamesFixed} then a.name else n.name end
    from accounts a, elections e
    where a.id = ${accountId} and n.nominee_id = a.id and e.id = n.election_id
      and n.position_id = any(${positionIds}::uuid[])
      and (n.name, n.upload_id) is distinct from (a.name, a.upload_id)
    returning n.election_id as "electionId", n.status`.execute(tx);
  return rows.flatMap(({ electionId, status }) => (status === 'accepted' ? [electionId] : []));
}

/**
 * Takes a person out of all their nominations, except where they are an accepted candidate of another
 * position than these. Gives the candidacies that it ended.
 */
export async function blankNominations(
  tx: Tx,
  accountId: string,
  positionIds: readonly string[],
): Promise<{ id: string; electionId: string }[]> {
  const { rows: left } = await sql<{ id: string; electionId: string }>`
    select id, election_id as "electionId" from nominations
    where nominee_id = ${accountId} and status = 'accepted'
      and position_id = any(${positionIds}::uuid[])
    order by id for update`.execute(tx);
  const blanks = profileColumns.map((one) => sql`${sql.ref(one)} = ${blankProfile[one]}`);
  const { rows } = await sql<{ id: string }>`
    update nominations set status = case when status = 'accepted' then 'withdrawn' else status end,
      name = 'Former member', former_names = '{}', upload_id = null, ${sql.join(blanks)}, reason = null,
      version = version + 1
    where nominee_id = ${accountId}
      and (status <> 'accepted' or position_id = any(${positionIds}::uuid[]))
    returning id`.execute(tx);
  const ids = rows.map(({ id }) => id);
  await sql`delete from tallies where nomination_id = any(${ids}::uuid[])`.execute(tx);
  // Who supported them may support somebody else.
  await sql`delete from nomination_supporters where nomination_id = any(${ids}::uuid[])`.execute(
    tx,
  );
  await sql`
    delete from nomination_edits
    where nomination_id in (select id from nominations where nominee_id = ${accountId})`.execute(
    tx,
  );
  return left;
}
