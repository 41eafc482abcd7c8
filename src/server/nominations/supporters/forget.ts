import type { Tx } from '../../platform/db/client.ts';
import { deleteOldAsks, forgetSupporter } from './store.ts';

/** Forgets, in an account that goes, whom it supports: that stays as a number without a person. */
export const forgetSupport = (
  tx: Tx,
  account: { id: string; email: string | null; enrollment_number: string | null },
): Promise<void> =>
  forgetSupporter(tx, {
    id: account.id,
    email: account.email ?? '',
    enrollmentNumber: account.enrollment_number,
  });

/** Forgets whom candidates of elections that are over had asked. */
export const forgetOldAsks = (tx: Tx): Promise<void> => deleteOldAsks(tx);
