import type { Finding } from '#contract/system.ts';
import { listKeyFiles } from '../backup/key-copies.ts';
import { version } from '../release.ts';
import type { Services } from '../services.ts';
import { examine } from './examine.ts';

const underWay = new WeakMap<Services['pool'], Promise<Finding[]>>();

/** What `npm run doctor` finds, as this server sees it; whoever asks meanwhile gets the same answer. */
export async function readSystem({ config, db, pool, clock }: Services) {
  const looking = underWay.get(pool) ?? examine({ config, problems: [], clock, db });
  underWay.set(pool, looking);
  const findings = await looking.finally(() => underWay.delete(pool));
  const copies = await listKeyFiles(db);
  const keyFiles = copies.map((one) => ({ ...one, writtenAt: one.writtenAt.toISOString() }));
  return { version, findings, keyFiles };
}
