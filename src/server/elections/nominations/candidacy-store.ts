import { sql } from 'kysely';
import type { Tx } from '../../platform/db/client.ts';

/**
 * Writes the name and picture of an account, as they are now, on its nominations. Positions with a
 * ballot keep what their voters saw. Whoever changes an account calls this after its own write.
 */
export async function renameCandidate(tx: Tx, accountId: string): Promise<void> {
  const { open } = await lockPositionsOf(tx, accountId);
  await sql`
    update nominations n set name = a.name, upload_id = a.upload_id from accounts a
    where a.id = ${accountId} and n.nominee_id = a.id and n.position_id = any(${open}::uuid[])
      and (n.name, n.upload_id) is distinct from (a.name, a.upload_id)`.execute(tx);
}

/**
 * Ends the nominations of an account that is about to be closed. Who has no ballot in their position
 * yet is no candidate any more. Where ballots are cast, or voting has ended, an accepted candidate
 * stays as the voters saw them; everything else that the person wrote is deleted.
 */
export async function endCandidacies(tx: Tx, accountId: string): Promise<void> {
  const { open } = await lockPositionsOf(tx, accountId);
  const { rows } = await sql<{ id: string }>`
    update nominations set status = case when status = 'accepted' then 'withdrawn' else status end,
      name = 'Former member', upload_id = null, photo_upload_id = null, statement = '', link = '',
      reason = null, version = version + 1
    where nominee_id = ${accountId}
      and (status <> 'accepted' or position_id = any(${open}::uuid[]))
    returning id`.execute(tx);
  const ids = rows.map(({ id }) => id);
  await sql`delete from tallies where nomination_id = any(${ids}::uuid[])`.execute(tx);
  await sql`
    delete from nomination_edits
    where nomination_id in (select id from nominations where nominee_id = ${accountId})`.execute(
    tx,
  );
}

/** Locks the positions that somebody wants, in order; `open` are those whose candidates may change. */
async function lockPositionsOf(tx: Tx, accountId: string): Promise<{ open: string[] }> {
  const { rows } = await sql<{ id: string; is_open: boolean }>`
    select t.position_id as id, t.ballots = 0 and e.ends_at > clock_timestamp() as is_open
    from turnouts t join nominations n on n.position_id = t.position_id
    join elections e on e.id = n.election_id
    where n.nominee_id = ${accountId} order by t.position_id for update of t`.execute(tx);
  return { open: rows.flatMap(({ id, is_open: isOpen }) => (isOpen ? [id] : [])) };
}
