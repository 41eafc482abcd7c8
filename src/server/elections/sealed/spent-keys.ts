import type { Services } from '../../services.ts';

/**
 * Deletes the keys of elections whose ballots were opened and written. Every server does it for
 * itself: after a close, when it hears of one, and at its start. A commit goes through first: what
 * was opened is then on every disk that a vote is on, the synchronous standby's too.
 */
export async function destroySpentKeys(
  services: Pick<Services, 'db' | 'electionKeys' | 'healthCheck' | 'log'>,
): Promise<void> {
  const held = await services.electionKeys.list();
  if (held.length === 0) return;
  const spent = await services.db
    .selectFrom('elections')
    .select('id')
    .where('id', 'in', held)
    .where('opened_at', 'is not', null)
    .where('closed_at', 'is not', null)
    .execute();
  if (spent.length === 0) return;
  if (!(await services.healthCheck.commits())) {
    services.log.warn('election keys are kept until the database confirms a commit');
    return;
  }
  for (const { id } of spent) {
    await services.electionKeys.destroy(id);
    services.log.info({ electionId: id }, 'the key of a closed election was deleted');
  }
}
