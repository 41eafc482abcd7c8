import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { longestOfficerList } from '#core/accounts/dashboard-sections.ts';
import type { Db, Tx } from '../platform/db/client.ts';

/** A membership with the person who holds or asks for it. */
export interface MemberRow {
  id: string;
  position: string;
  is_verified: boolean;
  requested_at: Date;
  account_id: string;
  name: string;
  upload_id: string | null;
  enrollment_number: string | null;
  proposer_name: string | null;
}

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
    ]);
}

export async function findMember(db: Db, id: string): Promise<MemberRow | null> {
  return (await selectMembers(db).where('m.id', '=', id).executeTakeFirst()) ?? null;
}

export async function listVerified(db: Db): Promise<MemberRow[]> {
  return selectMembers(db)
    .where('m.is_verified', '=', true)
    .orderBy(sql`a.name collate "C"`)
    .orderBy('m.id')
    .execute();
}

export async function listWaiting(db: Db): Promise<MemberRow[]> {
  return selectMembers(db)
    .where('m.is_verified', '=', false)
    .orderBy('m.requested_at')
    .orderBy('m.id')
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
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Locks a membership for a change; null when there is none. */
export async function lockMember(
  tx: Tx,
  id: string,
): Promise<{ accountId: string; isVerified: boolean } | null> {
  const row = await tx
    .selectFrom('members')
    .select(['account_id as accountId', 'is_verified as isVerified'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function updateVerified(tx: Tx, id: string, isVerified: boolean): Promise<void> {
  await tx.updateTable('members').set({ is_verified: isVerified }).where('id', '=', id).execute();
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
