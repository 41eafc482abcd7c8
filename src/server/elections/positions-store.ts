import { sql } from 'kysely';
import { titleKey } from '#core/elections/election-draft.ts';
import type { Db } from '../platform/db/client.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a request names a position by its id; else it is by its title. */
export const isId = (name: string): boolean => uuid.test(name);

/**
 * The ids of an election's positions that are named by id or by title, in the order of the names;
 * null for a name that it does not have. Null as a whole without such an election.
 */
export async function findPositions(
  db: Db,
  electionId: string,
  names: readonly string[],
): Promise<(string | null)[] | null> {
  const ids = names.filter(isId);
  const keys = names.map(titleKey);
  const rows = await db
    .selectFrom('elections as e')
    .leftJoin('positions as p', (join) =>
      join
        .onRef('p.election_id', '=', 'e.id')
        .on(sql<boolean>`(p.id = any(${ids}::uuid[]) or p.title_key = any(${keys}::text[]))`),
    )
    .select(['p.id', 'p.title_key'])
    .where('e.id', '=', electionId)
    .execute();
  if (rows.length === 0) return null;
  const byId = (name: string) => rows.find(({ id }) => id === name.toLowerCase());
  const byTitle = (name: string) => rows.find(({ title_key }) => title_key === titleKey(name));
  // By id first: a title that reads like another position's id does not hide it.
  return names.map((name) => (byId(name) ?? byTitle(name))?.id ?? null);
}
