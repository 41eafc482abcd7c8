import type { Invitations } from '#contract/invitations.ts';
import type { Db, Tx } from '../../platform/db/client.ts';
import { findInvitation, insertInvitation, listFailures } from './invitation-store.ts';
import { insertDueMailings } from './occasions-store.ts';

/** Begins the invitations to an election; false when they were begun before. */
export async function beginInvitation(tx: Tx, electionId: string): Promise<boolean> {
  // Whoever the voter list's address is written to is not invited as well.
  await insertDueMailings(tx);
  return insertInvitation(tx, electionId);
}

/** How far the invitations are. Their recipients were chosen before anybody could vote. */
export async function readInvitationMailing(
  db: Db,
  electionId: string,
): Promise<Pick<Invitations, 'status' | 'sent' | 'failed' | 'failures'>> {
  const mailing = await findInvitation(db, electionId);
  if (mailing === null) return { status: 'not-sent', sent: 0, failed: 0, failures: [] };
  const { status, sent, failed } = mailing;
  const failures = failed === 0 ? [] : await listFailures(db, mailing.id);
  return { status, sent, failed, failures };
}
