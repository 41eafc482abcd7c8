import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { longestOfficerList } from '#core/kernel/longest-list.ts';
import type { Db, Tx } from '../platform/db/client.ts';

/** A membership with the person who holds or asks for it. */
export type MemberRow = NonNullable<Awaited<ReturnType<typeof findMember>>>;

function selectMembers(db: Db) {
  return db
    .selectFrom('members as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .leftJoin('accounts as p', 'p.id', 'm.proposed_by')
    .where('a.closed_at', 'is', null)
    .select([
      'm.id',
      'm.position',
      'm.is_verified',
      'm.requested_at',
      'm.account_id',
      'a.name',
      'a.upload_id',
      'a.enrollment_number',
      'p.name as proposer_name',
      'm.term',
      'm.last_term',
    ]);
}

export async function findMember(db: Db, id: string) {
  return (await selectMembers(db).where('m.id', '=', id).executeTakeFirst()) ?? null;
}

/** The members of the present council. */
export async function listVerified(db: Db): Promise<MemberRow[]> {
  return selectMembers(db)
    .where('m.is_verified', '=', true)
    .where('m.ended_at', 'is', null)
    .orderBy(sql`name_order(a.name) collate "C"`)
    .orderBy('m.id')
    .execute();
}

/** The members of all councils, the present one among them. */
export async function listOfAllTerms(db: Db): Promise<MemberRow[]> {
  return selectMembers(db)
    .where('m.is_verified', '=', true)
    .orderBy(sql`name_order(a.name) collate "C"`)
    .orderBy('m.id')
    .execute();
}

// Where nobody has saved a setting there is no row yet.
const presentTerm = sql<number>`coalesce((select council_term from campus),
  extract(year from now())::integer)`;

/** The year in which the present council's term began. */
export async function readCouncilTerm(db: Db): Promise<number> {
  const { term } = await db.selectNoFrom(presentTerm.as('term')).executeTakeFirstOrThrow();
  return term;
}

/** One page of the proposals, oldest first. */
export async function listWaiting(db: Db, page: number): Promise<MemberRow[]> {
  return selectMembers(db)
    .where('m.is_verified', '=', false)
    .orderBy('m.requested_at')
    .orderBy('m.id')
    .offset((page - 1) * longestOfficerList)
    .limit(longestOfficerList)
    .execute();
}

/** Holds the open account with this enrollment number against deletion; null when there is none. */
export async function lockStudent(tx: Tx, number: string): Promise<{ id: string } | null> {
  const row = await tx
    .selectFrom('accounts')
    .select('id')
    .where('enrollment_number', '=', number)
    .where('closed_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  return row ?? null;
}

/** Holds an open account against deletion; false when there is none. */
export async function lockAccountForSeat(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Proposes a member; null when the same person is proposed for the position already. */
export async function insertMember(
  tx: Tx,
  member: { accountId: string; position: string; proposedBy: string },
): Promise<string | null> {
  const row = await tx
    .insertInto('members')
    .values({
      id: randomUUID(),
      account_id: member.accountId,
      position: member.position,
      proposed_by: member.proposedBy,
      term: presentTerm,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export interface LockedMember {
  accountId: string;
  position: string;
  isVerified: boolean;
  hasEnded: boolean;
}

/** Locks a membership for a change; null when there is none. */
export async function lockMember(tx: Tx, id: string): Promise<LockedMember | null> {
  const row = await tx
    .selectFrom('members')
    .select(['account_id as accountId', 'position', 'is_verified as isVerified'])
    .select(sql<boolean>`ended_at is not null`.as('hasEnded'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function updateVerified(tx: Tx, id: string, isVerified: boolean): Promise<void> {
  await tx
    .updateTable('members')
    .set({ is_verified: isVerified, term: presentTerm })
    .where('id', '=', id)
    .execute();
}

/** The waiting proposal of a person for a position, if there is one. */
export async function findProposal(
  tx: Tx,
  member: { accountId: string; position: string },
): Promise<string | null> {
  const row = await tx
    .selectFrom('members')
    .select('id')
    .where('account_id', '=', member.accountId)
    .where('position', '=', member.position)
    .where('is_verified', '=', false)
    .forUpdate()
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Notes with which candidacy a seat was won. */
export async function noteWon(tx: Tx, id: string, nominationId: string): Promise<void> {
  await tx.updateTable('members').set({ won_with: nominationId }).where('id', '=', id).execute();
}

/** Ends a membership in the present term; it stays in the lists of former councils. */
export async function endMember(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('members')
    .set({ ended_at: sql<Date>`now()`, last_term: presentTerm })
    .where('id', '=', id)
    .execute();
}

/** Ends the memberships of a new term's predecessors. */
export async function endAllMembers(tx: Tx): Promise<void> {
  await tx
    .updateTable('members')
    .set({ ended_at: sql<Date>`now()`, last_term: presentTerm })
    .where('is_verified', '=', true)
    .where('ended_at', 'is', null)
    .execute();
}

/** From now on it is the term of this year. */
export async function updateTerm(tx: Tx, year: number): Promise<void> {
  await tx.updateTable('campus').set({ council_term: year }).execute();
}

/** Ends those of these memberships that hold the position now, because another one takes their place. */
export async function replaceMembers(
  tx: Tx,
  by: { id: string; position: string },
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('members')
    .set({ ended_at: sql<Date>`now()`, last_term: presentTerm, replaced_by: by.id })
    .where('id', 'in', ids)
    .where('id', '!=', by.id)
    .where('position', '=', by.position)
    .where('is_verified', '=', true)
    .where('ended_at', 'is', null)
    .execute();
}

/** Gives those their place back whom this membership replaced. */
export async function restoreReplaced(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('members as m')
    .set({ ended_at: null, last_term: null, replaced_by: null })
    .where('m.replaced_by', '=', id)
    // Somebody who is on the council again in the same position stays so.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('members as o')
            .select('o.id')
            .whereRef('o.account_id', '=', 'm.account_id')
            .whereRef('o.position', '=', 'm.position')
            .where('o.ended_at', 'is', null),
        ),
      ),
    )
    .execute();
}

/** Gives a membership another position; throws the error of the unique index where it is held. */
export async function updatePosition(tx: Tx, id: string, position: string): Promise<void> {
  await tx.updateTable('members').set({ position }).where('id', '=', id).execute();
}

/** Takes a membership away; false when there is none. */
export async function removeMember(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('members')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeMembershipsOf(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('members').where('account_id', '=', accountId).execute();
}
