import type { Services } from '../services.ts';
import { noteFailure } from '../elections/failed-closes-store.ts';
import { BrokenBatch } from '../voting/sealed/batches.ts';

/** Notes why this server could not close an election, for those who are told that it is not counted. */
export async function noteFailedClose(
  { transact }: Pick<Services, 'transact'>,
  electionId: string,
  error: unknown,
): Promise<void> {
  const cause = error instanceof Error ? error.message : String(error);
  const positionId = error instanceof BrokenBatch ? error.positionId : null;
  await transact((tx) => noteFailure(tx, { electionId, positionId, cause }));
}
