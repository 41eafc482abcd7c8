import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { NominationStatus } from '#core/elections/nomination.ts';
import { profileTexts } from '../elections/profile-columns.ts';
import type { Db } from '../platform/db/client.ts';

/** So many of each kind are told: more of one person would be the work of a program. */
const longest = 10_000;

/** In which elections somebody voted, and for which positions. Whom they chose is known to nobody. */
export async function listVoted(db: Db, accountId: string) {
  return db
    .selectFrom('participations as v')
    .innerJoin('positions as p', 'p.id', 'v.position_id')
    .innerJoin('elections as e', 'e.id', 'p.election_id')
    .select(['e.name as election', 'p.title as position'])
    .where('v.voter_id', '=', accountId)
    .orderBy('e.name')
    .orderBy('p.ordinal')
    .limit(longest)
    .execute();
}

/** All that somebody asked for, also in elections that are over, and what they want to say instead. */
export async function listAllNominations(db: Db, accountId: string) {
  const asked = db
    .selectFrom('nominations as n')
    .innerJoin('positions as p', 'p.id', 'n.position_id')
    .innerJoin('elections as e', 'e.id', 'n.election_id')
    .select(['e.name as election', 'p.title as position'])
    .where('n.nominee_id', '=', accountId);
  const edits = asked
    .innerJoin('nomination_edits as d', 'd.nomination_id', 'n.id')
    .select(
      sql<NominationStatus>`case when d.rejected_at is null then 'pending' else 'rejected' end`.as(
        'status',
      ),
    )
    .select(['d.requested_at as requestedAt', 'd.reason'])
    .select(profileTexts.map((one) => `d.${one}` as const))
    .select('d.translations');
  return asked
    .select('n.status')
    .select(['n.requested_at as requestedAt', 'n.reason'])
    .select(profileTexts.map((one) => `n.${one}` as const))
    .select('n.translations')
    .unionAll(edits)
    .orderBy('requestedAt')
    .limit(longest)
    .execute();
}

/** Where officers entered somebody as a candidate. */
export async function listAllEntered(db: Db, accountId: string) {
  return db
    .selectFrom('entered_candidates as c')
    .innerJoin('positions as p', 'p.id', 'c.position_id')
    .innerJoin('elections as e', 'e.id', 'c.election_id')
    .select(['e.name as election', 'p.title as position', 'c.entered_at as enteredAt'])
    .select('c.has_left as hasLeft')
    .where('c.account_id', '=', accountId)
    .orderBy('c.entered_at')
    .limit(longest)
    .execute();
}

/** Whom somebody supports as a candidate, or was asked to. */
export async function listAllSupport(db: Db, accountId: string) {
  return db
    .selectFrom('nomination_supporters as s')
    .innerJoin('positions as p', 'p.id', 's.position_id')
    .innerJoin('elections as e', 'e.id', 'p.election_id')
    .innerJoin('nominations as n', 'n.id', 's.nomination_id')
    .select(['e.name as election', 'p.title as position', 'n.name as candidate', 's.kind'])
    .select(['s.confirmed_at as confirmedAt', 's.declined_at as declinedAt'])
    .where('s.account_id', '=', accountId)
    .orderBy('s.asked_at')
    .orderBy('s.id')
    .limit(longest)
    .execute();
}

export async function listSeats(db: Db, accountId: string) {
  return db
    .selectFrom('members')
    .select(['position', 'requested_at as requestedAt', 'ended_at as endedAt'])
    .where('account_id', '=', accountId)
    .orderBy('requested_at')
    .limit(longest)
    .execute();
}

/** The messages of somebody, and from their address where they may read it, with their answers. */
export async function listMessagesFrom(db: Db, accountId: string, email: string | null) {
  return db
    .selectFrom('contacts as c')
    .select(['c.category', 'c.message', 'c.created_at as sentAt'])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('contact_entries as e')
          .select('e.body')
          .whereRef('e.contact_id', '=', 'c.id')
          .orderBy('e.created_at'),
      ).as('answers'),
    )
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('contact_files as f')
          .select(['f.id as _id', 'f.kind', 'f.bytes'])
          .whereRef('f.contact_id', '=', 'c.id')
          .where('f.account_id', '=', accountId)
          .orderBy('f.place'),
      ).as('files'),
    )
    .where(({ eb, or }) =>
      or([
        eb('c.sender_id', '=', accountId),
        eb(sql<string>`lower(c.email)`, '=', email?.toLowerCase() ?? null),
      ]),
    )
    .orderBy('c.created_at')
    .limit(longest)
    .execute();
}

/** What stands in the voter lists of now under a number. */
export async function listEntriesOf(db: Db, enrollmentNumber: string) {
  return db
    .selectFrom('voter_list_entries as v')
    .leftJoin('elections as e', 'e.id', 'v.election_id')
    .select(['e.name as election', 'v.name', 'v.email', 'v.groups'])
    .where('v.enrollment_number', '=', enrollmentNumber)
    .where('v.removed_at', 'is', null)
    .orderBy('v.added_at')
    .limit(longest)
    .execute();
}

/** What somebody did as an officer, and what was done with the account; the words of the latter only. */
export async function listOwnRecord(db: Db, accountId: string) {
  return db
    .selectFrom('records as r')
    .leftJoin('record_details as d', (join) =>
      join.onRef('d.record_id', '=', 'r.id').on('r.object_id', '=', accountId),
    )
    .select(['r.at', 'r.act', 'd.detail'])
    .where(({ or, eb }) =>
      or([eb('r.actor_id', '=', accountId), eb('r.object_id', '=', accountId)]),
    )
    .orderBy('r.at')
    .limit(longest)
    .execute();
}
