import type { Finding } from '#contract/system.ts';
import type { Config } from '../config.ts';
import { listKeyFiles } from '../backup/key-copies.ts';
import { listHeld } from '../voting/sealed/hand-out-keys.ts';
import { keyAdvice } from '../voting/sealed/missing-keys.ts';
import { openKeysOf } from '../voting/sealed/key-home.ts';
import type { Db } from '../platform/db/client.ts';
import { ok, problem, warning } from './finding.ts';

/**
 * Whether the key of every election with sealed votes is in the folder, and the folder is ours. How many
 * votes are sealed is told to whoever runs the server alone: on a screen it may be hidden until the close.
 */
export async function lookAtKeys(
  db: Db,
  config: Pick<Config, 'dataDir' | 'keysDir'>,
  tellsVotes: boolean,
): Promise<Finding> {
  const keys = await openKeysOf(config, db);
  if (await keys.isForeign()) {
    return problem(
      'keys',
      `The folder ${keys.folder} belongs to another campus.`,
      keyAdvice.foreign,
    );
  }
  const held = await listHeld(db, keys);
  const missing = held.filter(({ secret }) => secret === null);
  if (missing.length > 0) {
    const names = missing.map((one) => (tellsVotes ? withVotes(one) : one.name)).join(', ');
    const says = `${keys.folder} has no key for ${names}: without it nobody can open the votes.`;
    return problem('keys', says, keyAdvice.missing);
  }
  const copies = await listKeyFiles(db);
  const needed = copies.filter(({ neededBy }) => neededBy.length > 0);
  const keep = needed
    .map(({ file, neededBy }) => `${file} (for ${neededBy.join(', ')})`)
    .join(', ');
  if (needed.length < copies.length) {
    const files = copies.flatMap(({ file, neededBy }) => (neededBy.length === 0 ? file : []));
    const says = `All elections of it are counted, and nobody has said that this file of keys was destroyed: ${files.join(', ')}.`;
    return warning(
      'keys',
      keep === '' ? says : `${says} Keep until the count: ${keep}.`,
      'Destroy the file, then say so: on the page Server of the dashboard, or with npm run keys -- destroyed FILE.',
    );
  }
  if (copies.length > 0) {
    const says = `The key of each open election is here, and backups wrote copies: ${keep}.`;
    return { ...ok('keys', says), advice: copyAdvice };
  }
  if (held.length === 0) return ok('keys', 'There is no election whose votes are sealed.');
  const names = held.map(({ name }) => name).join(', ');
  return ok('keys', `The key is here of ${names}.`);
}

const copyAdvice =
  'Once these elections are counted, destroy the files and say so: on the page Server of the dashboard, or with npm run keys -- destroyed FILE.';

const withVotes = ({ name, votes }: { name: string; votes: number }) =>
  `${name} (${votes} sealed ${votes === 1 ? 'vote' : 'votes'})`;
