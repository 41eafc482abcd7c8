import { uploadIdOf } from '#core/pictures/picture-address.ts';
import { invalidInput } from '#core/refusal.ts';
import { notUploadedHere } from '#contract/uploads.ts';
import type { Tx } from '../platform/db/client.ts';
import { holdStored } from './store.ts';

/**
 * The uploads that the addresses of a request name, by its fields; '' is none. They stay until the
 * caller's transaction ends. An address that our upload never gave, or whose picture was swept, is
 * a 400 for its field.
 */
export async function findUploads<Field extends string>(
  tx: Tx,
  addresses: Record<Field, string>,
): Promise<Record<Field, string | null>> {
  const named = Object.entries<string>(addresses)
    .filter(([, address]) => address !== '')
    .map(([field, address]) => ({ field, id: uploadIdOf(address) }));
  const there = await holdStored(
    tx,
    named.flatMap(({ id }) => id ?? []),
  );
  const missing = named.filter(({ id }) => id === null || !there.has(id));
  if (missing.length > 0) {
    throw invalidInput(Object.fromEntries(missing.map(({ field }) => [field, notUploadedHere])));
  }
  const none = Object.keys(addresses).map((field) => [field, null]);
  const found = named.map(({ field, id }) => [field, id]);
  return Object.fromEntries([...none, ...found]);
}
