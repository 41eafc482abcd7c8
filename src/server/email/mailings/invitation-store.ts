import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '../../platform/db/client.ts';
import type { MailingRow } from './store.ts';

/** Begins a mailing; false when there is one already. */
export async function insertInvitation(tx: Tx, electionId: string): Promise<boolean> {
  const row = await tx
    .insertInto('mailings')
    .values({ id: randomUUID(), election_id: electionId, kind: 'invitation' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findInvitation(db: Db, electionId: string): Promise<MailingRow | null> {
  const row = await db
    .selectFrom('mailings')
    .selectAll()
    .where('election_id', '=', electionId)
    .where('kind', '=', 'invitation')
    .executeTakeFirst();
  return row ?? null;
}

const mostFailures = 200;

/** Addresses that an invitation could not reach. */
export async function listFailures(
  db: Db,
  mailingId: string,
): Promise<{ address: string; problem: string }[]> {
  const rows = await db
    .selectFrom('mailing_recipients as r')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .select(['a.email', 'r.problem'])
    .where('r.mailing_id', '=', mailingId)
    .where('r.status', '=', 'failed')
    .where('a.email', 'is not', null)
    .orderBy('a.email')
    .limit(mostFailures)
    .execute();
  return rows.map(({ email, problem }) => ({ address: email ?? '', problem: problem ?? '' }));
}
