import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { proposalHours } from '#core/council/two-person.ts';
import type { Db, Tx } from '../../platform/db/client.ts';

/** A move waits as long as every other proposal does. */
const lastChance = sql<Date>`clock_timestamp() - make_interval(hours => ${proposalHours})`;

/** Ends the proposals that nobody confirmed in time; answers them. */
export async function expireMoves(tx: Tx): Promise<{ id: string; accountId: string }[]> {
  return tx
    .updateTable('number_moves')
    .set({ decided_at: sql<Date>`now()` })
    .where('decided_at', 'is', null)
    .where('proposed_at', '<=', lastChance)
    .returning(['id', 'account_id as accountId'])
    .execute();
}

/** Keeps a proposal; false while another one about this number waits. */
export async function insertMove(
  tx: Tx,
  move: { number: string; accountId: string; reason: string; proposedBy: string },
): Promise<boolean> {
  const row = await tx
    .insertInto('number_moves')
    .values({
      id: randomUUID(),
      enrollment_number: move.number,
      account_id: move.accountId,
      reason: move.reason,
      proposed_by: move.proposedBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks a proposal that waits; null when it was decided or nobody confirmed it in time. */
export async function lockMove(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('number_moves')
    .select(['enrollment_number as number', 'account_id as accountId'])
    .select('proposed_by as proposedBy')
    .where('id', '=', id)
    .where('decided_at', 'is', null)
    .where('proposed_at', '>', lastChance)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function decideMove(
  tx: Tx,
  id: string,
  decided: { by: string; isConfirmed: boolean },
): Promise<void> {
  await tx
    .updateTable('number_moves')
    .set({
      decided_by: decided.by,
      decided_at: sql<Date>`now()`,
      is_confirmed: decided.isConfirmed,
    })
    .where('id', '=', id)
    .execute();
}

/** The proposals that wait for another officer. */
export async function listMoves(db: Db) {
  return db
    .selectFrom('number_moves as m')
    .innerJoin('accounts as t', 't.id', 'm.account_id')
    .innerJoin('accounts as o', 'o.id', 'm.proposed_by')
    .leftJoin('accounts as h', 'h.enrollment_number', 'm.enrollment_number')
    .select(['m.id', 'm.enrollment_number as number', 'm.reason', 'm.proposed_at as proposedAt'])
    .select(['t.id as toId', 't.name as toName', 't.email as toEmail'])
    .select(['o.id as officerId', 'o.name as officerName', 'h.name as holderName'])
    .where('m.decided_at', 'is', null)
    .where('m.proposed_at', '>', lastChance)
    .orderBy('m.proposed_at')
    .orderBy('m.id')
    .execute();
}
