import type { Actor } from '#core/actor.ts';
import { listKeyFiles } from '../backup/key-copies.ts';
import { version } from '../release.ts';
import { spokenIn } from '../platform/languages.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../verb.ts';
import { examine } from './examine.ts';
import { keepSince } from './database-store.ts';
import { findingOf } from './finding.ts';
import type { Found } from './finding.ts';

/** What this process found last, and since when what is not well is so. */
interface Looked {
  underWay: Promise<Found[]> | null;
  since: Map<string, Date>;
}
const looked = new WeakMap<Services['pool'], Looked>();

/**
 * What `npm run doctor` finds, as this server sees it, in the language of the page; whoever asks meanwhile gets
 * the same answer.
 */
export async function readSystem(
  services: Services,
  _actor: Actor,
  _input: unknown,
  { language }: Pick<Caller, 'language'>,
) {
  const { config, db, pool, clock } = services;
  const mine = looked.get(pool) ?? { underWay: null, since: new Map<string, Date>() };
  looked.set(pool, mine);
  mine.underWay ??= examine({ config, problems: [], clock, db }).finally(() => {
    mine.underWay = null;
  });
  const found = await mine.underWay;
  mine.since = await findSince(services, found, mine.since);
  const findings = spokenIn(language ?? 'en', () => found.map(findingOf)).map((one) => ({
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
  found: readonly Found[],
  known: ReadonlyMap<string, Date>,
): Promise<Map<string, Date>> {
  try {
    return await transact((tx) => keepSince(tx, found));
  } catch (error) {
    log.debug({ err: error }, 'since when the server is not well could not be noted');
    const now = new Date(clock.now());
    const red = found.filter(({ state }) => state !== 'ok');
    return new Map(red.map(({ subject }) => [subject, known.get(subject) ?? now]));
  }
}
