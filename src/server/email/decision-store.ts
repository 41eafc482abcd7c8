import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';
import { deleteFleeting } from './store.ts';

// What officers do with e-mails that failed.

const now = sql<Date>`now()`;

/** Whether an e-mail was tried, could not leave and waits for another try. */
export async function isWaitingAfterFailure(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('emails')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where('failing_since', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Lets a failed e-mail go again; null when it has not failed, or its words are not kept. */
export async function releaseEmail(tx: Tx, id: string): Promise<{ subject: string } | null> {
  const row = await tx
    .updateTable('emails')
    .set({ status: 'waiting', failed_at: null, failing_since: null, put_off: 0, waits_since: now })
    .where('id', '=', id)
    .where('status', '=', 'stuck')
    .where('secret_until', 'is', null)
    .where('is_fleeting', '=', false)
    .returning('subject')
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Takes a failed e-mail off the list; null when it has not failed. That it was written stays, so that it is
 * not written again; whom it was for does not.
 */
export async function discard(
  tx: Tx,
  id: string,
): Promise<{ subject: string; keyKind: string; to: string } | null> {
  const row = await tx
    .selectFrom('emails')
    .select(['subject', 'to_address as to', sql<string>`split_part(key, ':', 1)`.as('keyKind')])
    .where('id', '=', id)
    .where('status', '=', 'stuck')
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  await tx.updateTable('emails').set(discarded).where('id', '=', id).execute();
  await deleteFleeting(tx, id);
  return row;
}

const discarded = {
  status: 'dropped',
  to_address: '',
  text_body: '',
  html_body: '',
  problem: null,
  failed_at: null,
} as const;

/** Takes all failed e-mails off the list; with days, those that failed longer ago. Answers how many. */
export async function discardFailed(tx: Tx, olderThanDays = 0): Promise<number> {
  const result = await tx
    .updateTable('emails')
    .set(discarded)
    .where(sql<boolean>`status = 'stuck' and status <> 'sent'`)
    .where(
      sql<boolean>`coalesce(failed_at, created_at) <= now() - make_interval(days => ${olderThanDays})`,
    )
    .executeTakeFirst();
  await deleteFleeting(tx);
  return Number(result.numUpdatedRows);
}

export async function emailExists(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('emails').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
