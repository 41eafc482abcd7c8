import { notUploadedHere } from '#contract/uploads.ts';
import type { Tx } from '../platform/db/client.ts';
import { invalidInput } from '../http/refused.ts';
import { claimUpload } from './store.ts';

const folder = '/uploads/';

/**
 * Takes pictures into use in the caller's transaction, by the fields that name them; '' is none.
 * An address that our upload never gave, or whose picture was swept, is a 400 for its field.
 */
export async function claimUploads(
  tx: Tx,
  addresses: Record<string, readonly string[]>,
): Promise<void> {
  const claims = Object.entries(addresses).flatMap(([field, list]) =>
    list.filter((address) => address !== '').map((address) => ({ field, address })),
  );
  // In one order, so that two who claim the same pictures do not wait for each other.
  for (const { field, address } of claims.toSorted((a, b) => (a.address < b.address ? -1 : 1))) {
    const isThere =
      address.startsWith(folder) && (await claimUpload(tx, address.slice(folder.length)));
    if (!isThere) throw invalidInput({ [field]: notUploadedHere });
  }
}
