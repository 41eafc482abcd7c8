import type { Db } from '../platform/db/client.ts';

/** The addresses of all admins. */
export async function listAdminAddresses(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('email')
    .where('role', '=', 'admin')
    .where('is_verified', '=', true)
    .where('suspended_at', 'is', null)
    .where('closed_at', 'is', null)
    .where('email', 'is not', null)
    .$narrowType<{ email: string }>()
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email);
}
