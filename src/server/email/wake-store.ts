import { sql } from 'kysely';
import { problemsOfServer } from '#core/emails/email-problems.ts';
import type { Db, Tx } from '../platform/db/client.ts';

/** The rows of the index of the few that did not leave. */
const isWaiting = sql<boolean>`status = 'waiting' and status <> 'sent'`;

/**
 * E-mails that wait for another try because none could leave: by what the mail server said, or because
 * none has left since they first failed. One that is put off alone is not asked again at every success.
 */
export async function listHeldUp(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('emails')
    .select('id')
    .where(isWaiting)
    .where('failing_since', 'is not', null)
    .where(({ or, eb }) =>
      or([
        eb('reason', 'in', problemsOfServer),
        sql<boolean>`failing_since > coalesce((select left_at from mail_state), '-infinity')`,
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Notes that an e-mail left, and answers which were held up until then. */
export async function noteLeaving(tx: Tx): Promise<string[]> {
  const heldUp = await listHeldUp(tx);
  await sql`
    insert into mail_state (left_at) values (clock_timestamp())
    on conflict (is_only) do update set left_at = excluded.left_at`.execute(tx);
  return heldUp;
}

/** All e-mails that failed and wait for another try. */
export async function listFailing(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('emails')
    .select('id')
    .where(isWaiting)
    .where('failing_since', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}
