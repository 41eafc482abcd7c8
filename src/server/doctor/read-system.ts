import type { Finding } from '#contract/system.ts';
import { listKeyFiles } from '../backup/key-copies.ts';
import { version } from '../release.ts';
import type { Services } from '../services.ts';
import { examine } from './examine.ts';
import { keepSince } from './database-store.ts';

/** What this process found last, and since when what is not well is so. */
interface Looked {
  underWay: Promise<Finding[]> | null;
  since: Map<string, Date>;
}
const looked = new WeakMap<Services['pool'], Looked>();

/** What `npm run doctor` finds, as this server sees it; whoever asks meanwhile gets the same answer. */
export async function readSystem(services: Services) {
  const { config, db, pool, clock } = services;
  const mine = looked.get(pool) ?? { underWay: null, since: new Map<string, Date>() };
  looked.set(pool, mine);
  mine.underWay ??= examine({ config, problems: [], clock, db }).finally(() => {
    mine.underWay = null;
  });
  const found = await mine.underWay;
  mine.since = await findSince(services, found, mine.since);
  const findings = found.map((one) => ({
    ...one,
    since: mine.since.get(one.subject)?.toISOString() ?? null,
  }));
  const copies = await listKeyFiles(db);
  const keyFiles = copies.map((one) => ({ ...one, writtenAt: one.writtenAt.toISOString() }));
  return { version, checkedAt: new Date(clock.now()).toISOString(), findings, keyFiles };
}

/** A database that takes no writes, as one on a full disk, is no reason to say nothing: this process remembers too. */
async function findSince(
  { transact, clock, log }: Pick<Services, 'transact' | 'clock' | 'log'>,
  findings: readonly Finding[],
  known: ReadonlyMap<string, Date>,
): Promise<Map<string, Date>> {
  try {
    return await transact((tx) => keepSince(tx, findings));
  } catch (error) {
    log.debug({ err: error }, 'since when the server is not well could not be noted');
    const now = new Date(clock.now());
    const red = findings.filter(({ state }) => state !== 'ok');
    return new Map(red.map(({ subject }) => [subject, known.get(subject) ?? now]));
  }
}
