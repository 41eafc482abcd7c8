import type { Services } from '#server/services.ts';

/** Holds the close of an election, as if a server had found files of another close. */
export async function holdElection(
  { pool }: Pick<Services, 'pool'>,
  electionId: string,
): Promise<void> {
  await pool.query(`select hold_close($1, array['votes of another close'], null, '', null)`, [
    electionId,
  ]);
}
