// PostgreSQL makes a database only for an account that has a name, and a container may run as any number.
import { chownSync, globSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EmbeddedDatabaseError } from './embedded-error.ts';

/** Where Debian, Fedora and Alpine put the library that shows a program another list of accounts. */
const places = [
  '/usr/lib/*/libnss_wrapper.so*',
  '/usr/lib64/libnss_wrapper.so*',
  '/usr/lib/libnss_wrapper.so*',
];

/** Whether a program of PostgreSQL ended because its account has no name. */
export const hasNoName = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('could not look up effective user ID');

export const findWrapper = (): string | null => globSync(places)[0] ?? null;

/** The environment in which an account without a name has one; throws a sentence where that cannot be. */
export function lendName(
  { uid, gid }: { uid: number; gid: number },
  cluster: string,
  library: string | null = findWrapper(),
): { LD_PRELOAD: string; NSS_WRAPPER_PASSWD: string; NSS_WRAPPER_GROUP: string } {
  if (library === null) {
    throw new EmbeddedDatabaseError(
      `This account has a number, ${uid}, and no name, and PostgreSQL makes a database only for one with a name: give it a line in /etc/passwd, install libnss-wrapper, or start Hustings as another account.`,
    );
  }
  // Named as what an initdb leaves, so that the next start removes it in any case.
  const folder = mkdtempSync(`${cluster}.init-`);
  const [accounts, groups] = [path.join(folder, 'passwd'), path.join(folder, 'group')];
  chownSync(folder, uid, gid);
  writeFileSync(accounts, `hustings:x:${uid}:${gid}::/:/bin/sh\n`);
  writeFileSync(groups, `hustings:x:${gid}:\n`);
  return { LD_PRELOAD: library, NSS_WRAPPER_PASSWD: accounts, NSS_WRAPPER_GROUP: groups };
}
