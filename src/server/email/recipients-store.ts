import type { Db, Tx } from '../platform/db/client.ts';
import { sql } from 'kysely';

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

/** The languages that accounts with these addresses chose, by the address in small letters, and those of the campus. */
export async function findLanguages(
  db: Db,
  addresses: readonly string[],
): Promise<{ chosen: Map<string, string | null>; languages: string[] }> {
  const small = addresses.map((address) => address.toLowerCase());
  const { rows } = await sql<{
    languages: string[] | null;
    address: string | null;
    chosen: string | null;
  }>`
    select c.languages, lower(a.email) as address, a.language as chosen
    from (select (select languages from campus) as languages) c
    left join accounts a on lower(a.email) = any(${small}::text[]) and a.closed_at is null`.execute(
    db as Tx,
  );
  return {
    chosen: new Map(rows.map(({ address, chosen }) => [address ?? '', chosen])),
    languages: rows[0]?.languages ?? [],
  };
}
