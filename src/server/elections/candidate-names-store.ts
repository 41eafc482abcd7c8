import { sql } from 'kysely';
import type { Tx } from '../platform/db/client.ts';

// Of an account `a` whom officers entered by `w` the name alone is public until it proved a number or an address.
const isTheirs = sql<boolean>`(w.id is null or w.is_proved or a.email_confirmed_at is not null
  or a.proved_at is not null)`;
/** The picture of a candidate `n` as everybody sees it, and their number. */
export const pictureSql = sql<string | null>`coalesce(n.photo_upload_id,
  case when ${isTheirs} then n.upload_id end)`;
export const enrollmentNumberSql = sql<
  string | null
>`case when ${isTheirs} then a.enrollment_number end`;

/** Everything that stands on the ballot for the position of a candidate, with the names that it had there. */
export async function listNamesBeside(
  tx: Tx,
  { electionId, nominationId }: { electionId: string; nominationId: string },
) {
  return tx
    .selectFrom('nominations as n')
    .innerJoin('tallies as t', 't.nomination_id', 'n.id')
    .innerJoin('positions as p', 'p.id', 'n.position_id')
    .select(['n.id', 'n.kind', 'n.name', 'n.apart', 'n.former_names as formerNames'])
    .select(['n.nominee_id as accountId', 'n.position_id as positionId', 'p.title as position'])
    .where('n.election_id', '=', electionId)
    .where('n.position_id', '=', ({ selectFrom }) =>
      selectFrom('nominations').select('position_id').where('id', '=', nominationId),
    )
    .orderBy('n.id')
    .execute();
}

/** Puts another name in the place of the one that stands there, which is kept beside it. */
export async function writeCorrectedName(tx: Tx, id: string, name: string): Promise<void> {
  await tx
    .updateTable('nominations')
    .set({ name, former_names: sql<string[]>`array_append(former_names, name)` })
    .where('id', '=', id)
    .execute();
}

/** The names under which somebody stands where everybody sees it and voting has not opened. */
export async function listShownNames(tx: Tx, accountId: string) {
  return tx
    .selectFrom('nominations as n')
    .innerJoin('positions as p', 'p.id', 'n.position_id')
    .innerJoin('elections as e', 'e.id', 'n.election_id')
    .select(['n.id', 'n.name', 'n.election_id as electionId'])
    .select(['p.id as positionId', 'p.title as position'])
    .where('n.nominee_id', '=', accountId)
    .where('n.status', '=', 'accepted')
    .where('e.state', 'in', ['published', 'paused'])
    .where('e.starts_at', '>', sql<Date>`clock_timestamp()`)
    .orderBy('n.id')
    .execute();
}

/** Whether somebody stands on a ballot of an election that is open, under another name than that of their account. */
export async function standsUnderFormerName(tx: Tx, accountId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('nominations as n')
    .innerJoin('tallies as t', 't.nomination_id', 'n.id')
    .innerJoin('elections as e', 'e.id', 'n.election_id')
    .innerJoin('accounts as a', 'a.id', 'n.nominee_id')
    .select('n.id')
    .where('n.nominee_id', '=', accountId)
    .whereRef('n.name', '<>', 'a.name')
    .where('e.state', 'in', ['published', 'paused'])
    .where('e.ends_at', '>', sql<Date>`clock_timestamp()`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
