import { sql } from 'kysely';
import type { AccountRow } from '../accounts/store.ts';
import type { Tx } from '../platform/db/client.ts';
import { findParts } from '../number-format/number-format.ts';

/** Takes the number from an account; the database keeps what was voted for under it. */
export async function takeNumberFrom(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({
      ...{ enrollment_number: null, branch: null, year: null },
      ...{ proved_at: null, proved_how: null, proved_by: null },
    })
    .where('id', '=', accountId)
    .execute();
}

/** Gives an account a number as a proved one; the caller holds the format. */
export async function giveProvedNumber(
  tx: Tx,
  accountId: string,
  proved: { number: string; how: NonNullable<AccountRow['proved_how']>; by: string | null },
): Promise<AccountRow> {
  return tx
    .updateTable('accounts')
    .set({
      enrollment_number: proved.number,
      ...(await findParts(tx, proved.number)),
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
