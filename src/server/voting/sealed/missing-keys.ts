import type { Services } from '../../services.ts';

/**
 * The elections whose ballots are sealed and not opened yet, and for which this server has no key:
 * it refuses their votes, and cannot show or close them.
 */
export async function listMissingKeys(
  services: Pick<Services, 'db' | 'electionKeys'>,
): Promise<{ electionId: string; election: string }[]> {
  const sealed = await services.db
    .selectFrom('elections')
    .select(['id', 'name', 'key_check as keyCheck'])
    .where('key_check', 'is not', null)
    .where('opened_at', 'is', null)
    .$narrowType<{ keyCheck: Buffer }>()
    .orderBy('ends_at')
    .execute();
  const found = await Promise.all(sealed.map((election) => services.electionKeys.find(election)));
  return sealed
    .filter((_, index) => found[index] === null)
    .map(({ id, name }) => ({ electionId: id, election: name }));
}
