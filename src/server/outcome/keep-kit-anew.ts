import type { Tx } from '../platform/db/client.ts';
import type { ActServices } from '../officer-act.ts';
import { findKit } from '../recount/public.ts';
import type { ElectionRow } from '../elections/store.ts';

/**
 * Once there is a recount kit, another edition of it follows what changes who is elected. The job is in the
 * caller's transaction: what was ruled has its place in the chain of the record only once it is committed.
 */
export async function keepKitAnew(
  tx: Tx,
  { jobs }: Pick<ActServices, 'jobs'>,
  { id: electionId, closed_at: closedAt }: Pick<ElectionRow, 'id' | 'closed_at'>,
): Promise<void> {
  if (closedAt === null && (await findKit(tx, { electionId })) === null) return;
  await jobs.enqueue(tx, 'keep-recount-kit', { electionId });
}
