import { sql } from 'kysely';
import type { Tx } from '../platform/db/client.ts';
import { keptName } from '../elections/first-vote-store.ts';
import type { CandidateProfile } from '../elections/profile-columns.ts';
import { blankProfile, profileColumns } from '../elections/profile-columns.ts';

/** A place of somebody who was entered, on the ballot or among those who wait for supporters. */
interface EnteredPlace {
  /** Of what was entered: who has no account stands under it. */
  id: string;
  electionId: string;
  positionId: string;
  enteredBy: string | null;
  checked: readonly string[];
}

/**
 * Puts people without an account on the ballot, or among those who wait for supporters, under the ids of what was
 * entered, in one statement. Answers who is there now; left out is who was there already, or was rejected or taken off.
 */
export async function insertWithoutAccount(
  tx: Tx,
  places: readonly (EnteredPlace & { name: string; lacks: boolean })[],
): Promise<string[]> {
  if (places.length === 0) return [];
  const rows = places.map(({ checked, lacks, ...place }) => ({
    ...place,
    status: lacks ? 'pending' : 'accepted',
    decidedBy: lacks ? null : place.enteredBy,
    checked: lacks ? [] : checked,
  }));
  const { rows: written } = await sql<{ id: string; status: string }>`
    insert into nominations as n (id, election_id, position_id, name, status, decided_at, decided_by,
      checked_conditions, checked_by)
    select r.id, r.election, r.post, r.name, r.status,
      case when r.status = 'accepted' then now() end, r.decider, r.checked,
      case when cardinality(r.checked) > 0 then r.decider end
    from ${placesIn(rows)}
    on conflict (id) do update set status = excluded.status, decided_at = excluded.decided_at,
      decided_by = excluded.decided_by, checked_conditions = excluded.checked_conditions,
      checked_by = excluded.checked_by
    where n.status = 'pending' returning id, status`.execute(tx);
  const stand = written.filter(({ status }) => status === 'accepted').map(({ id }) => id);
  await insertTallies(tx, stand);
  return written.map(({ id }) => id);
}

/** Places as the rows `r` of a statement. */
function placesIn(
  rows: readonly (EnteredPlace & {
    accountId?: string;
    name?: string;
    status?: string;
    decidedBy: string | null;
  })[],
) {
  const asJson = rows.map((row) => ({
    ...{ id: row.id, election: row.electionId, post: row.positionId, account: row.accountId },
    ...{ name: row.name, status: row.status, decider: row.decidedBy, checked: row.checked },
  }));
  return sql`(select id, election, post, account, name, status, decider,
      array(select jsonb_array_elements_text(checked)) as checked
    from jsonb_to_recordset(${JSON.stringify(asJson)}::jsonb)
      as r (id uuid, election uuid, post uuid, account uuid, name text, status text, decider uuid,
        checked jsonb)) r`;
}

async function insertTallies(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`insert into tallies (nomination_id) select * from unnest(${ids}::uuid[])
    on conflict do nothing`.execute(tx);
}

/**
 * Puts people on the ballot without a text, in place of nominations that wait or were withdrawn, in one statement.
 * Answers their nominations by the place; left out is who is on it already, or was rejected or taken off.
 */
export async function insertAccepted(
  tx: Tx,
  places: readonly (EnteredPlace & { accountId: string })[],
): Promise<Map<string, string>> {
  if (places.length === 0) return new Map();
  const blanks = profileColumns.map((one) => sql`${sql.ref(one)} = ${blankProfile[one]}`);
  const rows = places.map((place) => ({ ...place, decidedBy: place.enteredBy }));
  const { rows: written } = await sql<{ id: string; positionId: string; accountId: string }>`
    insert into nominations as n (id, election_id, position_id, nominee_id, name, upload_id, status,
      decided_at, decided_by, checked_conditions, checked_by, ${sql.join(
        profileColumns.map((one) => sql.ref(one)),
      )})
    select gen_random_uuid(), r.election, r.post, a.id, a.name, a.upload_id, 'accepted', now(), r.decider,
      r.checked, case when cardinality(r.checked) > 0 then r.decider end,
      ${sql.join(profileColumns.map((one) => blankProfile[one]))}
    from ${placesIn(rows)} join accounts a on a.id = r.account
    on conflict (position_id, nominee_id) do update set status = 'accepted', decided_at = now(),
      decided_by = excluded.decided_by, reason = null, name = ${keptName},
      upload_id = excluded.upload_id, checked_conditions = excluded.checked_conditions,
      checked_by = excluded.checked_by, version = n.version + 1, ${sql.join(blanks)}
    where n.status in ('pending', 'withdrawn')
    returning id, position_id as "positionId", nominee_id as "accountId"`.execute(tx);
  await insertTallies(
    tx,
    written.map(({ id }) => id),
  );
  const standing = new Map(written.map((one) => [`${one.positionId} ${one.accountId}`, one.id]));
  return new Map(
    places.flatMap(({ id, positionId, accountId }) => {
      const nomination = standing.get(`${positionId} ${accountId}`);
      return nomination === undefined ? [] : [[id, nomination]];
    }),
  );
}

/** What people wrote whose nominations wait, by the position and their account. */
export async function listPendingProfiles(
  tx: Tx,
  places: readonly { positionId: string; accountId: string }[],
) {
  return tx
    .selectFrom('nominations')
    .select(['position_id as positionId', 'nominee_id as accountId', ...profileColumns])
    .where(
      sql<boolean>`(position_id, nominee_id) in (select * from unnest(
        ${places.map(({ positionId }) => positionId)}::uuid[],
        ${places.map(({ accountId }) => accountId)}::uuid[]))`,
    )
    .where('status', '=', 'pending')
    .$narrowType<Pick<CandidateProfile, 'translations'>>()
    .execute();
}
