import type { Live } from '../live.ts';
import { version } from '../../release.ts';
import type { Database } from './client.ts';
import { findSuccessor } from './releases-store.ts';

/** Milliseconds between two looks. What migrates says so at once, to all who hear it. */
const every = 10_000;

/**
 * Looks whether a release that this one cannot run beside has migrated the database meanwhile, as
 * while this server was cut off. Says so once.
 */
export function watchReleases(
  { db, live }: Pick<Database, 'db'> & { live: Pick<Live, 'onChange'> },
  onOutdated: (sentence: string) => void,
): { close(): void } {
  let isOver = false;
  const look = async () => {
    const successor = await findSuccessor(db);
    if (successor === null || isOver) return;
    isOver = true;
    onOutdated(
      `Hustings ${successor} has changed this database, and Hustings ${version} cannot go on with it: start the newer release here as well.`,
    );
  };
  // Out of reach it is looked at again soon.
  const lookNow = () => void look().catch(() => {});
  const timer = setInterval(lookNow, every).unref();
  live.onChange(({ kind }) => {
    if (kind === 'migrated' || kind === 'unknown') lookNow();
  });
  return {
    close() {
      isOver = true;
      clearInterval(timer);
    },
  };
}
