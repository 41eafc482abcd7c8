import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findSigningKey } from './platform/db/signing-key.ts';
import type { Db } from './platform/db/client.ts';

const file = path.resolve(import.meta.dirname, '../../package.json');

/** The release that runs here: the version in package.json (docs/releases.md). */
export const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };

/**
 * Servers with the same number run side by side over one database. Raise it by one when the former
 * release could not run on a database that this one has migrated (docs/releases.md).
 */
export const compatibility = 3;

/** Whether this release may be installed while an election is open. CHANGELOG.md says it of each. */
const mayInstallWhileOpen = false;

/** What a start that migrates, and `npm run migrate`, say of it. */
export const installAdvice = mayInstallWhileOpen
  ? `Hustings ${version} may be installed while an election is open.`
  : `Hustings ${version} is to be installed while no election is open (CHANGELOG.md).`;

/** A release as the database notes it. */
export interface Release {
  version: string;
  compatibility: number;
}

export const thisRelease: Release = { version, compatibility };

/**
 * What the connection that hears of changes is called: `countLiveOlder` reads the number in it, and
 * `listServersElsewhere` what a server says of itself.
 */
export const liveNameOf = (sign: string | null): string =>
  `hustings live${sign === null ? '' : ` ${sign}`}, compatibility ${compatibility}`;

/**
 * By which whoever reads this database can tell that a server runs this release on it. It tells nobody
 * else which release that is.
 */
export async function readReleaseMark(db: Db): Promise<string> {
  const key = await findSigningKey(db);
  return createHmac('sha256', key ?? '')
    .update(`release ${version}`)
    .digest('hex')
    .slice(0, 32);
}
