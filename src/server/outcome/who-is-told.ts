import type { Tx } from '../platform/db/client.ts';
import type { listAccused } from '../complaints/public.ts';
import { listEnteredRows } from '../nominations/public.ts';
import { spokenTitle } from '../email/spoken-names.ts';

/** Where a candidate is told of a ruling; null for nowhere. */
export async function sanctionedAddress(
  tx: Tx,
  whom: Awaited<ReturnType<typeof listAccused>>[number],
): Promise<string | null> {
  if (whom.accountId !== null) return whom.email;
  return (await listEnteredRows(tx, { id: whom._id }))[0]?.address ?? null;
}

/** Whom or what a sanction is on, with its position in the language of the e-mail: for who composes it. */
export const spokenWhom = <T extends { position: string | null; positionWords: unknown }>(
  one: T,
): T => ({
  ...one,
  position: one.position === null ? null : spokenTitle(one.position, one.positionWords),
});
