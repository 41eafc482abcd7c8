import type { Tx } from '../platform/db/client.ts';

/** The officers whose address is confirmed. */
export async function listConfirmedOfficers(tx: Tx) {
  const rows = await tx
    .selectFrom('accounts')
    .select(['id', 'name', 'email'])
    .where('role', 'in', ['council', 'admin'])
    .where('is_verified', '=', true)
    .where('email_confirmed_at', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ email, ...officer }) => (email === null ? [] : [{ ...officer, email }]));
}
