import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AccountRow } from '../accounts/store.ts';
import type { Db, Tx } from '../platform/db/client.ts';

/** Takes the number from an account; the database keeps what was voted for under it. */
export async function takeNumberFrom(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ enrollment_number: null, proved_at: null, proved_how: null, proved_by: null })
    .where('id', '=', accountId)
    .execute();
}

/** Gives an account a number as a proved one. */
export async function giveProvedNumber(
  tx: Tx,
  accountId: string,
  proved: { number: string; how: NonNullable<AccountRow['proved_how']>; by: string | null },
): Promise<AccountRow> {
  return tx
    .updateTable('accounts')
    .set({
      enrollment_number: proved.number,
      proved_at: sql<Date>`now()`,
      proved_how: proved.how,
      proved_by: proved.by,
    })
    .where('id', '=', accountId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Takes an officer's own check-in of today back; false when it is none, or when the account has voted
 * since voting by list goes on somewhere.
 */
export async function unprove(tx: Tx, accountId: string, officerId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update accounts a set proved_at = null, proved_how = null, proved_by = null
    where a.id = ${accountId} and a.proved_how = 'check-in' and a.proved_by = ${officerId}
      and a.proved_at > now() - interval '1 day'
      and not exists (
        select from elections e join positions p on p.election_id = e.id
        join participations v on v.position_id = p.id and v.voter_id = a.id
        where e.voters in ('listed', 'proved') and e.state in ('published', 'paused')
          and (e.state = 'paused' or e.ends_at > clock_timestamp() - interval '14 days'))
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Hands the candidacies and seats of somebody who lost their number to the officers. */
export async function handOverPlaces(tx: Tx, accountId: string): Promise<number> {
  const { rows } = await sql<{ nomination_id: string | null; member_id: string | null }>`
    select n.id as nomination_id, null::uuid as member_id
    from nominations n join elections e on e.id = n.election_id
    where n.nominee_id = ${accountId} and n.status in ('pending', 'accepted')
      and e.state <> 'cancelled' and (e.state = 'paused' or e.ends_at > clock_timestamp())
    union all
    select null, m.id from members m where m.account_id = ${accountId} and m.ended_at is null
    order by 1, 2`.execute(tx);
  if (rows.length === 0) return 0;
  await tx
    .insertInto('lost_numbers')
    .values(rows.map((row) => ({ id: randomUUID(), account_id: accountId, ...row })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return rows.length;
}

/** A place of somebody who lost their number, as it waits for a decision. */
export async function listLostPlaces(db: Db) {
  return (
    db
      .selectFrom('lost_numbers as l')
      .innerJoin('accounts as a', 'a.id', 'l.account_id')
      .leftJoin('nominations as n', 'n.id', 'l.nomination_id')
      .leftJoin('positions as p', 'p.id', 'n.position_id')
      .leftJoin('elections as e', 'e.id', 'n.election_id')
      .leftJoin('members as m', 'm.id', 'l.member_id')
      .select(['l.id', 'l.lost_at as at', 'a.name as person'])
      .select(['p.title', 'm.position as seat', 'e.id as electionId', 'e.name as election'])
      .where('l.decided_at', 'is', null)
      // What was withdrawn, rejected or given up meanwhile needs no decision.
      .where((eb) =>
        eb.or([
          eb('n.status', 'in', ['pending', 'accepted']),
          eb.and([eb('m.id', 'is not', null), eb('m.ended_at', 'is', null)]),
        ]),
      )
      .orderBy('l.lost_at')
      .orderBy('l.id')
      .execute()
  );
}

/** Keeps what was decided about such a place; false when it does not wait. */
export async function settlePlace(
  tx: Tx,
  id: string,
  by: { officerId: string; decision: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('lost_numbers')
    .set({ decided_at: sql<Date>`now()`, decided_by: by.officerId, decision: by.decision })
    .where('id', '=', id)
    .where('decided_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
