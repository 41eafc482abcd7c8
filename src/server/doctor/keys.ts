import { findings } from '#texts/en/findings.ts';
import { whatHelps } from '#texts/en/what-helps.ts';
import type { Config } from '../config.ts';
import { listKeyFiles } from '../backup/key-copies.ts';
import { listHeld } from '../voting/sealed/hand-out-keys.ts';
import { openKeysOf } from '../voting/sealed/key-home.ts';
import { listServersElsewhere } from '../platform/db/releases-store.ts';
import { signOfServer } from '../voting/sealed/key-folder-elsewhere.ts';
import type { Database } from '../platform/db/client.ts';
import type { Found } from './finding.ts';
import { ok, problem, together, warning } from './finding.ts';

/**
 * Whether the key of every election with sealed votes is in the folder, and the folder is ours. How many
 * votes are sealed is told to whoever runs the server alone: on a screen it may be hidden until the close.
 */
export async function lookAtKeys(
  db: Database['db'],
  config: Pick<Config, 'dataDir' | 'keysDir' | 'port'>,
  tellsVotes: boolean,
): Promise<Found> {
  const { keys: says } = findings;
  const { keys: helps } = whatHelps;
  const keys = await openKeysOf(config, db);
  if (await keys.isForeign()) {
    return problem(
      'keys',
      () => says.foreign(keys.folder),
      () => helps.foreign,
    );
  }
  const held = await listHeld(db, keys);
  const missing = held.filter(({ secret }) => secret === null);
  if (missing.length > 0) {
    const named = ({ name, votes }: (typeof missing)[number]) =>
      tellsVotes ? says.withVotes(name, votes) : name;
    return problem(
      'keys',
      () => says.missing(keys.folder, missing.map(named)),
      () => helps.missing,
    );
  }
  const own = await signOfServer({ ...config, keysDir: keys.folder }).catch(() => null);
  const elsewhere = own === null ? [] : await listServersElsewhere(db, own);
  if (elsewhere.length > 0) {
    return warning(
      'keys',
      () => says.elsewhere(elsewhere),
      () => helps.elsewhere,
    );
  }
  const copies = await listKeyFiles(db);
  const needed = copies.filter(({ neededBy }) => neededBy.length > 0);
  const toKeep = () => needed.map(({ file, neededBy }) => says.forElections(file, neededBy));
  if (needed.length < copies.length) {
    const files = copies.flatMap(({ file, neededBy }) => (neededBy.length === 0 ? file : []));
    const spent = () => says.spent(files);
    const keep = () => says.keep(toKeep());
    return warning('keys', needed.length === 0 ? spent : together(spent, keep), () => helps.spent);
  }
  if (copies.length > 0) {
    return ok(
      'keys',
      () => says.copied(toKeep()),
      () => helps.copied,
    );
  }
  if (held.length === 0) return ok('keys', () => says.none);
  return ok('keys', () => says.fine(held.map(({ name }) => name)));
}
