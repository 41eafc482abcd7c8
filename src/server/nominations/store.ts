import { sql } from 'kysely';
import type { NominationStatus } from '#core/elections/nomination.ts';
import { longestOfficerList } from '#core/kernel/longest-list.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { keptName, mightHaveVotes } from '../elections/first-vote-store.ts';
import type { CandidateProfile } from '../elections/profile-columns.ts';
import { profileColumns } from '../elections/profile-columns.ts';

/** A nomination with the names around it, and the change that its nominee asked for. */
export type NominationRow = NonNullable<Awaited<ReturnType<typeof findNomination>>>;

/** What an accepted candidate wants to say instead, with the moments in ISO 8601. */
export interface EditRow extends CandidateProfile {
  /** Its own, under which it is decided. */
  id: string;
  requestedAt: string;
  rejectedAt: string | null;
  reason: string | null;
}

const clock = sql<Date>`clock_timestamp()`;

// Nobody decides about those whose account was closed; who was voted for stays on the ballot.
function selectNominations(db: Db) {
  return db
    .selectFrom('nominations as n')
    .innerJoin('positions as p', 'p.id', 'n.position_id')
    .innerJoin('elections as e', 'e.id', 'n.election_id')
    .leftJoin('accounts as a', 'a.id', 'n.nominee_id')
    .leftJoin('nomination_edits as d', 'd.nomination_id', 'n.id')
    .select([
      'n.id',
      'n.status',
      'p.id as positionId',
      'p.title as position',
      'e.id as electionId',
      'e.name as election',
      'e.translations as electionWords',
      'p.translations as positionWords',
      // Who stands without an account goes by the nomination.
      sql<string>`coalesce(n.nominee_id, n.id)`.as('nomineeId'),
      'n.nominee_id as accountId',
      'n.name',
      // What is shown: the photo of the nomination, else the picture of the account.
      sql<string | null>`coalesce(n.photo_upload_id, n.upload_id)`.as('uploadId'),
      'n.reason',
      'n.version',
      // What the election asks of its candidates, and what of it was ticked at the acceptance.
      'e.settings',
      'p.rules as positionRules',
      'n.checked_conditions as checked',
      'a.email',
      'a.enrollment_number as enrollmentNumber',
      // A rule of the election, where it has one: until when candidates withdraw.
      sql<boolean>`coalesce(e.withdrawals_close_at <= clock_timestamp(), false)`.as(
        'areWithdrawalsClosed',
      ),
      'n.requested_at as requestedAt',
      sql<EditRow | null>`case when d.nomination_id is not null then json_build_object(
        ${sql.join(profileColumns.map((one) => sql`${sql.lit(one)}, ${sql.ref(`d.${one}`)}`))},
        'id', d.id, 'requestedAt', d.requested_at, 'rejectedAt', d.rejected_at, 'reason', d.reason) end`.as(
        'edit',
      ),
    ])
    .select(profileColumns.map((one) => `n.${one}` as const))
    .$narrowType<Pick<CandidateProfile, 'translations'>>()
    .where('n.kind', '=', 'person')
    .where('a.closed_at', 'is', null);
}

export async function findNomination(db: Db, id: string) {
  return (await selectNominations(db).where('n.id', '=', id).executeTakeFirst()) ?? null;
}

export async function listNominationRows(db: Db, ids: readonly string[]): Promise<NominationRow[]> {
  return selectNominations(db)
    .where('n.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** What a candidate of an election wrote whom everybody sees; null for anybody else. */
export async function findManifesto(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('nominations as n')
    .innerJoin('tallies as t', 't.nomination_id', 'n.id')
    .innerJoin('elections as e', 'e.id', 'n.election_id')
    .select('n.manifesto')
    .where('n.id', '=', id)
    .where('n.kind', '=', 'person')
    .where('e.state', '<>', 'draft')
    .executeTakeFirst();
  return row?.manifesto ?? null;
}

// A change waits until the list is fixed.
const isChanged = sql<boolean>`(n.status = 'accepted' and d.nomination_id is not null
  and d.rejected_at is null and not ${mightHaveVotes})`;

/**
 * Nominations without a decision, and accepted ones with a change that waits, oldest first; those of ended elections
 * wait for none.
 */
export async function listPendingRows(db: Db, page: number) {
  return selectNominations(db)
    .innerJoin('turnouts as t', 't.position_id', 'p.id')
    .select([mightHaveVotes.as('isFrozen')])
    .select((select) =>
      select
        .selectFrom('nominations as o')
        .innerJoin('positions as q', 'q.id', 'o.position_id')
        .select(sql<string[]>`coalesce(array_agg(q.title order by q.ordinal), '{}')`.as('titles'))
        .whereRef('o.election_id', '=', 'n.election_id')
        .whereRef('o.nominee_id', '=', 'n.nominee_id')
        .whereRef('o.id', '<>', 'n.id')
        .where('o.status', 'in', ['pending', 'accepted'])
        .as('alsoStandsFor'),
    )
    .where(({ or, eb }) => or([eb('n.status', '=', 'pending'), isChanged]))
    .where('e.ends_at', '>', clock)
    .where('e.state', 'in', ['published', 'paused'])
    .orderBy(sql`case when n.status = 'pending' then n.requested_at else d.requested_at end`)
    .orderBy('n.id')
    .offset((page - 1) * longestOfficerList)
    .limit(longestOfficerList)
    .execute();
}

/** The names of the accepted and waiting candidates, of one election or of all that go on. */
export async function listCandidateNames(
  db: Db,
  { electionId }: { electionId?: string } = {},
): Promise<{ id: string; positionId: string; name: string }[]> {
  const all = db
    .selectFrom('nominations as n')
    .innerJoin('elections as e', 'e.id', 'n.election_id')
    .select(['n.id', 'n.position_id as positionId', 'n.name'])
    .where('n.kind', '=', 'person')
    .where('n.status', 'in', ['pending', 'accepted'])
    .orderBy('n.requested_at')
    .orderBy('n.id');
  const these =
    electionId === undefined
      ? all.where('e.ends_at', '>', clock).where('e.state', 'in', ['published', 'paused'])
      : all.where('e.id', '=', electionId);
  return these.execute();
}

/** The nominations of one person in elections that have not ended, newest first. */
export async function listRowsOf(db: Db, nomineeId: string) {
  return selectNominations(db)
    .innerJoin('turnouts as t', 't.position_id', 'p.id')
    .select([sql<boolean>`${mightHaveVotes} or e.state = 'cancelled'`.as('isFrozen')])
    .select(sql<boolean>`n.left_at is not null`.as('hasLeft'))
    .where('n.nominee_id', '=', nomineeId)
    .where('e.ends_at', '>', clock)
    .where('e.state', '<>', 'draft')
    .orderBy('n.requested_at', 'desc')
    .orderBy('n.id')
    .execute();
}

/**
 * Holds an account so that it cannot be closed or renamed meanwhile. It comes before the lock of a
 * position, as everywhere. False when the account is closed.
 */
export async function holdAccount(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The same for who is to be a candidate: one nomination of a person after the other, in whatever
 * position, so that of many at once in an election of one post each the first alone stands.
 */
export const holdNominee = async (tx: Tx, id: string): Promise<boolean> =>
  (await holdNominees(tx, [id])).has(id);

/** The same of many, in order; answers those that are there. */
export async function holdNominees(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Adds a nomination if nominations are open at this moment, or asks again with one that is over.
 * Answers its id; null when it is not added. The election's row is held meanwhile, so it cannot be
 * deleted between the look and the write.
 */
export async function insertNomination(
  tx: Tx,
  nomination: { id: string; electionId: string; positionId: string; nomineeId: string },
  profile: CandidateProfile,
): Promise<string | null> {
  const { id, electionId, positionId, nomineeId } = nomination;
  const said = profileColumns.map((one) => sql.ref(one));
  const { rows } = await sql<{ id: string }>`
    insert into nominations as n (id, election_id, position_id, nominee_id, name, upload_id,
      ${sql.join(said)})
    select ${id}::uuid, e.id, ${positionId}::uuid, a.id, a.name, a.upload_id,
      ${sql.join(profileColumns.map((one) => profile[one]))}
    from elections e join accounts a on a.id = ${nomineeId}
    where e.id = ${electionId} and e.state = 'published'
      and clock_timestamp() < e.nominations_close_at and clock_timestamp() < e.ends_at
    for key share of e
    on conflict (position_id, nominee_id) do update set status = 'pending', requested_at = now(),
      decided_at = null, decided_by = null, name = ${keptName}, upload_id = excluded.upload_id,
      ${sql.join(said.map((one) => sql`${one} = excluded.${one}`))},
      version = n.version + 1, checked_conditions = '{}', checked_by = null
    where n.status in ('rejected', 'withdrawn', 'removed')
    returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Whether somebody wants this position and nobody has said no. */
export async function isNominated(
  db: Db,
  given: { positionId: string; nomineeId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('nominations')
    .select('id')
    .where('position_id', '=', given.positionId)
    .where('nominee_id', '=', given.nomineeId)
    .where('status', 'in', ['pending', 'accepted'])
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Writes what became of a nomination. Only an accepted candidate has a tally, so only they can be
 * voted for; a change of one who is none any more waits for nobody.
 */
export async function updateStatus(
  tx: Tx,
  given: {
    id: string;
    status: NominationStatus;
    actorId: string | null;
    reason: string | null;
    checked: readonly string[];
  },
): Promise<void> {
  const { id, status, actorId, reason, checked } = given;
  const isDecided = status !== 'pending';
  await tx
    .updateTable('nominations')
    .set({
      status,
      reason,
      decided_at: isDecided ? sql<Date>`now()` : null,
      decided_by: isDecided ? actorId : null,
      checked_conditions: [...checked],
      checked_by: checked.length > 0 ? actorId : null,
    })
    .where('id', '=', id)
    .execute();
  if (status === 'accepted') {
    await tx
      .insertInto('tallies')
      .values({ nomination_id: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  await tx.deleteFrom('tallies').where('nomination_id', '=', id).execute();
  await tx.deleteFrom('nomination_edits').where('nomination_id', '=', id).execute();
  // Who supported a candidate that withdrew may support another.
  if (status === 'withdrawn') {
    await tx.deleteFrom('nomination_supporters').where('nomination_id', '=', id).execute();
  }
}

/** Where somebody stood for a position of an election that is over. */
interface EndedCandidacy {
  electionId: string;
  nomineeId: string;
  /** Nothing of it changes any more. */
  isCertified: boolean;
  /** The e-mail to its winner stands, and nobody has left or was ruled on since. */
  isCongratulated: boolean;
}

/** Where somebody with an e-mail address stood, in elections that are over; the same address may be that of several. */
export async function listEndedCandidacies(db: Db, email: string): Promise<EndedCandidacy[]> {
  const { rows } = await sql<EndedCandidacy>`
    with owned as (
      select n.id, a.id as nominee_id from accounts a join nominations n on n.nominee_id = a.id
      where lower(a.email) = lower(${email})
      union all
      select n.id, n.id from entered_candidates c join nominations n on n.id = c.id
      left join voter_list_entries l on l.id = c.list_entry_id
      where n.nominee_id is null
        and (lower(c.email) = lower(${email}) or lower(l.email) = lower(${email}))
    )
    select distinct n.id, e.id as "electionId", o.nominee_id as "nomineeId",
      e.certified_at is not null as "isCertified",
      e.closed_at is not null and n.left_at is null
        and exists (select from emails m where m.key in (
          concat_ws(':', 'winner', e.id, n.position_id, o.nominee_id),
          concat_ws(':', 'winner', e.id, n.position_id, n.id)))
        and not exists (select from sanctions s left join nominations d on d.id = s.nomination_id
          where s.election_id = e.id and coalesce(s.position_id, d.position_id) = n.position_id)
        as "isCongratulated"
    from owned o join nominations n on n.id = o.id join elections e on e.id = n.election_id
    where n.status = 'accepted' and e.ends_at <= clock_timestamp()
      and not e.is_rehearsal and e.state <> 'cancelled'
    order by e.id, n.id`.execute(db as Tx);
  return rows;
}

/** True once somebody has asked to stand. */
export async function hasAnyNomination(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('nominations')
    .select('id')
    .where('nominee_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
