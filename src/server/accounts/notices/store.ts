import { sql } from 'kysely';
import type { NoticeKind } from '#core/accounts/notice-kinds.ts';
import type { Db, Tx } from '../../platform/db/client.ts';

/** What happened with an account; that its owner voted is written in batches only (elections/voted). */
export type AccountEvent = Exclude<NoticeKind, 'voted'>;

/** Notes what happened, to the hour. */
export async function insertNotice(
  tx: Tx,
  notice: { accountId: string; kind: AccountEvent; detail: string },
): Promise<void> {
  const { accountId, kind, detail } = notice;
  await tx.insertInto('account_notices').values({ account_id: accountId, kind, detail }).execute();
}

/**
 * What we know of a kind of browser that has no mark: 'first' when it is the first at all. A name that
 * was noted a day ago is told no more; after a new password, which makes all marks void, none is that
 * was ever noted.
 */
export async function recallDevice(
  db: Db,
  accountId: string,
  device: string,
): Promise<'first' | 'told' | 'new'> {
  const isNote = sql`(kind = 'device' or (kind = 'registered' and detail <> ''))`;
  const isSame = sql`${isNote} and detail = ${device}`;
  const known = await db
    .selectFrom('account_notices')
    .select(sql<boolean | null>`bool_or(${isNote})`.as('some'))
    .select(sql<boolean | null>`bool_or(${isSame})`.as('same'))
    .select(sql<boolean | null>`bool_or(${isSame} and at > now() - interval '1 day')`.as('lately'))
    .select(
      sql<boolean | null>`bool_or(kind = 'password' and at > now() - interval '7 days')`.as(
        'hasNewPassword',
      ),
    )
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (known.some !== true) return 'first';
  const isTold = known.lately === true || (known.same === true && known.hasNewPassword === true);
  return isTold ? 'told' : 'new';
}

/** Notes what is told once an hour; false when this hour has the same note already. */
export async function insertOnce(
  tx: Tx,
  notice: { accountId: string; kind: 'device' | 'wrong-steps'; detail: string },
): Promise<boolean> {
  const { accountId, kind, detail } = notice;
  const row = await tx
    .insertInto('account_notices')
    .values({ account_id: accountId, kind, detail })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What happened with an account, the newest first. */
export function listNotices(db: Db, accountId: string) {
  return (
    db
      .selectFrom('account_notices as n')
      .leftJoin('elections as e', 'e.id', 'n.election_id')
      .select(['n.id', 'n.kind', 'n.at', 'n.detail', 'n.election_id as electionId'])
      .select('e.name as election')
      .where('n.account_id', '=', accountId)
      .orderBy('n.at', 'desc')
      // Of one hour the order is not known, but that the registration came first.
      .orderBy(sql`n.kind = 'registered'`)
      .orderBy('n.id')
      .limit(10_000)
      .execute()
  );
}
