import type { Tx } from '../platform/db/client.ts';
import type { listAccused, AppealRow } from '../complaints/public.ts';
import { listEnteredRows } from '../nominations/public.ts';

/** Where a candidate is told of a ruling who made no complaint and whom none named; null for those. */
export async function sanctionedAddress(
  tx: Tx,
  asked: AppealRow | null,
  whom: Awaited<ReturnType<typeof listAccused>>[number],
): Promise<string | null> {
  if (whom.accountId === null) {
    return (await listEnteredRows(tx, { id: whom._id }))[0]?.address ?? null;
  }
  return [asked?.byId, asked?.againstId].includes(whom.accountId) ? null : whom.email;
}
