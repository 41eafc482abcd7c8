import type { Services } from '../../services.ts';

/** What to do about a key, with the command: health, doctor and log say the same. */
export const keyAdvice = {
  missing:
    'Bring the key back from a file of keys: npm run keys -- import FILE. Without a name it asks for the lines of two sheets (docs/operations.md).',
  foreign:
    'Set KEYS_DIR to the folder of this campus and restart. If the other campus is gone for good: npm run keys -- adopt.',
  unsaved:
    'Do not stop this server: it holds the key in its memory. Make KEYS_DIR writable, and it writes the file within a minute.',
} as const;

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
