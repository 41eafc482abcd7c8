import path from 'node:path';
import type { Services } from '../services.ts';
import { isInChain, findKit } from './store.ts';
import { isRecountFileWhole, writeRecountFile } from './recount-file.ts';

type Parts = Pick<Services, 'config' | 'db' | 'electionKeys' | 'healthCheck' | 'log'>;

interface Spent {
  id: string;
  /** A rehearsal and a cancelled election have no recount kit. */
  hasKit: boolean;
}

/**
 * Deletes the keys of elections whose ballots were opened and written. Every server does it for
 * itself: after a close, when it hears of one, and at its start. It is made sure of before that nothing
 * needs the key any more: a commit goes through, so what was opened is on every disk that a vote is on, the
 * synchronous standby's too; the hash of the recount kit is in the chain of the record; and the file of the
 * kit is here, with every ballot.
 */
export async function destroySpentKeys(services: Parts): Promise<void> {
  const held = await services.electionKeys.list();
  if (held.length === 0) return;
  const spent = await listSpent(services, held);
  if (spent.length === 0) return;
  if (!(await services.healthCheck.commits())) {
    services.log.warn('election keys are kept until the database confirms a commit');
    return;
  }
  for (const election of spent) {
    const { id: electionId } = election;
    const missing = await findUnkept(services, election).catch((error: unknown) => {
      services.log.error({ err: error, electionId }, 'the close could not be looked at');
      return 'its recount kit could not be read';
    });
    if (missing !== null) {
      services.log.error({ electionId, missing }, 'the key of a closed election is kept');
      continue;
    }
    await services.electionKeys.destroy(electionId);
    services.log.info({ electionId }, 'the key of a closed election was deleted');
  }
}

async function listSpent({ db }: Parts, held: readonly string[]): Promise<Spent[]> {
  const rows = await db
    .selectFrom('elections')
    .select(['id', 'state', 'is_rehearsal'])
    .where('id', 'in', held)
    .where('opened_at', 'is not', null)
    .where('closed_at', 'is not', null)
    .execute();
  return rows.map(({ id, state, is_rehearsal: isRehearsal }) => ({
    id,
    hasKit: !isRehearsal && state === 'published',
  }));
}

/** What is not kept of the close of an election, so that its key may still be needed; null: all is. */
async function findUnkept(
  { db, config }: Parts,
  { id: electionId, hasKit }: Spent,
): Promise<string | null> {
  if (!hasKit) return null;
  const kit = await findKit(db, { electionId });
  if (kit === null) return 'it has no recount kit';
  if (!(await isInChain(db, kit))) return 'its recount kit is not in the chain of the record';
  const folder = path.join(config.dataDir, 'recounts');
  if (await isRecountFileWhole(folder, kit)) return null;
  await writeRecountFile(db, folder, electionId);
  return (await isRecountFileWhole(folder, kit)) ? null : 'its recount file is not that of the kit';
}
