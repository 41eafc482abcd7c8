import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';

/** What was found when count and record of an election were last compared. */
export interface ResultCheck {
  agrees: boolean;
  checkedAt: Date;
  problems: string[];
}

/** What was found of these elections. */
export async function listChecks(
  db: Db,
  electionIds: readonly string[],
): Promise<Map<string, ResultCheck>> {
  const rows = await db
    .selectFrom('result_checks')
    .select(['election_id as electionId', 'agrees', 'checked_at as checkedAt', 'problems'])
    .where('election_id', '=', sql<string>`any(${electionIds}::uuid[])`)
    .execute();
  return new Map(rows.map(({ electionId, ...check }) => [electionId, check]));
}

/** What was found of an election. */
interface Found {
  id: string;
  problems: readonly string[];
}

/** Writes down what was found; answers those where it does not agree and did until now. */
export async function keepChecks<F extends Found>(tx: Tx, found: readonly F[]): Promise<F[]> {
  if (found.length === 0) return [];
  const before = await listChecks(
    tx,
    found.map(({ id }) => id),
  );
  await tx
    .insertInto('result_checks')
    .values(
      found.map(({ id, problems }) => ({
        election_id: id,
        agrees: problems.length === 0,
        checked_at: sql<Date>`clock_timestamp()`,
        problems: [...problems],
      })),
    )
    .onConflict((conflict) =>
      conflict.column('election_id').doUpdateSet((row) => ({
        agrees: row.ref('excluded.agrees'),
        checked_at: row.ref('excluded.checked_at'),
        problems: row.ref('excluded.problems'),
      })),
    )
    .execute();
  return found.filter(
    ({ id, problems }) => problems.length > 0 && before.get(id)?.agrees !== false,
  );
}

/** The elections whose count and record did not agree when they were last compared. */
export async function listInDoubt(db: Db): Promise<{ electionId: string; election: string }[]> {
  return db
    .selectFrom('result_checks as r')
    .innerJoin('elections as e', 'e.id', 'r.election_id')
    .select(['e.id as electionId', 'e.name as election'])
    .where('r.agrees', '=', false)
    .orderBy('e.ends_at')
    .execute();
}
