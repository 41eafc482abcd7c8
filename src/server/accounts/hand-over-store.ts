import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';
import { makeFull } from '../proposals/public.ts';
import type { ManagedRow } from './list-store.ts';
import { withSecondFactor } from './list-store.ts';

/** The council and admin accounts that can log in. */
export async function listOfficers(db: Db): Promise<ManagedRow[]> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .select(sql<null>`null`.as('pending_email'))
    .select(withSecondFactor.as('has_second_factor'))
    .where('role', 'in', ['council', 'admin'])
    .where('is_verified', '=', true)
    .orderBy(sql`name_order(name) collate "C"`)
    .orderBy('id')
    .execute();
}

/** How much waits for the officers. */
export async function countOpen(db: Db) {
  return db
    .selectNoFrom([
      sql<number>`(select count(*)::integer from accounts
        where not is_verified and closed_at is null and suspended_at is null)`.as('accounts'),
      sql<number>`(select count(*)::integer from members where not is_verified)`.as('members'),
      sql<number>`(select count(*)::integer from nominations where status = 'pending')`.as(
        'nominations',
      ),
      sql<number>`(select count(*)::integer from contacts where resolved = 2 and election_id is null)`.as(
        'messages',
      ),
      sql<number>`(select count(*)::integer from elections
        where ends_at > clock_timestamp() and closed_at is null and state = 'published')`.as(
        'elections',
      ),
    ])
    .executeTakeFirstOrThrow();
}

// An invitation of an address was made by 0.3.0 and works for 60 days: 0.5.0 needs neither of these two any more.

/** Whether an officer invited this address. */
export async function isInvited(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .select('email')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Uses up the invitation of an account whose address is confirmed now, and approves the account in
 * the role that it was invited for; false where there is none for that role.
 */
export async function acceptInvitation(tx: Tx, accountId: string): Promise<boolean> {
  const account = await tx
    .selectFrom('accounts')
    .select(['email', 'role'])
    .where('id', '=', accountId)
    .where('is_verified', '=', false)
    .where('suspended_at', 'is', null)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (account === undefined || account.email === null) return false;
  const taken = await tx
    .deleteFrom('invitations')
    .where('email', '=', account.email.toLowerCase())
    .where('role', '=', sql<'council' | 'admin'>`${account.role}`)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('confirms_at_once')
    .executeTakeFirst();
  if (taken === undefined) return false;
  await tx.updateTable('accounts').set({ is_verified: true }).where('id', '=', accountId).execute();
  if (taken.confirms_at_once) await makeFull(tx, [accountId]);
  return true;
}

/** The officers whose role ends within so many days, or should have ended, in the order in which accounts are locked. */
export async function listEndingRoles(tx: Tx, days: number) {
  return tx
    .selectFrom('accounts')
    .selectAll()
    .select(sql<Date>`role_ends_at`.as('endsAt'))
    .select(sql<boolean>`role_ends_at < clock_timestamp()`.as('isOver'))
    .where('role', 'in', ['council', 'admin'])
    .where('closed_at', 'is', null)
    .where(sql<boolean>`role_ends_at < clock_timestamp() + make_interval(days => ${days})`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Whether voting is open somewhere, or what was voted on is not certified. */
export async function isElectionUnfinished(tx: Tx): Promise<boolean> {
  const found = await tx
    .selectFrom('elections')
    .select('id')
    .where('state', 'in', ['published', 'paused'])
    .where('starts_at', '<', sql<Date>`clock_timestamp()`)
    .where('certified_at', 'is', null)
    .where('is_rehearsal', '=', false)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
