import { sql } from 'kysely';
import type { Db } from '../platform/db/client.ts';

/** The language that the account with an address chose, and those that the campus offers; none before it is set up. */
export async function findLanguages(
  db: Db,
  address: string,
): Promise<{ chosen: string | null; languages: string[] }> {
  const row = await db
    .selectNoFrom((from) => [
      from.selectFrom('campus').select('languages').as('languages'),
      from
        .selectFrom('accounts')
        .select('language')
        .where(sql<string>`lower(email)`, '=', address.toLowerCase())
        .where('closed_at', 'is', null)
        .limit(1)
        .as('chosen'),
    ])
    .executeTakeFirstOrThrow();
  return { chosen: row.chosen, languages: row.languages ?? [] };
}
