import type { Tx } from '../platform/db/client.ts';
import type { listAccused } from '../complaints/public.ts';
import { listEnteredRows } from '../nominations/public.ts';

/** Where a candidate is told of a ruling; null for nowhere. */
export async function sanctionedAddress(
  tx: Tx,
  whom: Awaited<ReturnType<typeof listAccused>>[number],
): Promise<string | null> {
  if (whom.accountId !== null) return whom.email;
  return (await listEnteredRows(tx, { id: whom._id }))[0]?.address ?? null;
}
