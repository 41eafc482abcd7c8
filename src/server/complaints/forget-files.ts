import type { Tx } from '../platform/db/client.ts';
import { deleteLeftFiles, deleteOldFiles } from './files-store.ts';

/** Each night: files that were uploaded and went with no complaint. */
export async function forgetLeftFiles(tx: Tx): Promise<void> {
  await deleteLeftFiles(tx);
}

/** Each night: files of elections whose voters are forgotten; the complaints keep their words. */
export async function forgetOldFiles(tx: Tx): Promise<void> {
  await deleteOldFiles(tx);
}
