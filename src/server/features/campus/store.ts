import type { Db, Tx } from '../../db/client.ts';

/** The name shown until the campus is set up. */
export const unnamedUniversity = 'Your University';

export async function findCampus(
  db: Db,
): Promise<{ universityName: string; timeZone: string } | null> {
  const row = await db
    .selectFrom('campus')
    .select(['university_name as universityName', 'time_zone as timeZone'])
    .executeTakeFirst();
  return row ?? null;
}

export async function saveCampus(
  tx: Tx,
  campus: { universityName: string; timeZone: string },
): Promise<void> {
  const values = { university_name: campus.universityName, time_zone: campus.timeZone };
  await tx
    .insertInto('campus')
    .values(values)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(values))
    .execute();
}

/** Keeps one link: a server that starts anew prints a new one, and only the last works. */
export async function replaceSetUpLink(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.deleteFrom('set_up_links').execute();
  await tx.insertInto('set_up_links').values({ token_hash: tokenHash }).execute();
}

/** Uses the link up; false when it is not (or no longer) the one. */
export async function takeSetUpLink(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const row = await tx
    .deleteFrom('set_up_links')
    .where('token_hash', '=', tokenHash)
    .returning('token_hash')
    .executeTakeFirst();
  return row !== undefined;
}
