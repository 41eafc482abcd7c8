import { chownSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as servers from '#tests/support/embedded-servers.ts';
import { findBinaries } from './binaries.ts';
import { prepareCluster } from './cluster.ts';
import { findWrapper, lendName } from './lend-name.ts';

servers.lendFolders();

/** As a container has it that was told to run as a number (podman run --user 12345). */
const nameless = { uid: 12_345, gid: 12_345 };
const says = 'This account has a number, 12345, and no name';

test('without the library it says what to do', () => {
  expect(() => lendName(nameless, '/nowhere/data', null)).toThrow(
    `${says}, and PostgreSQL makes a database only for one with a name: give it a line in /etc/passwd, install libnss-wrapper,`,
  );
});

test.runIf(servers.isRoot)('a database is made for an account that has no name', async () => {
  const home = path.join(servers.folder, 'postgres');
  mkdirSync(home);
  chownSync(home, nameless.uid, nameless.gid);
  const binaries = findBinaries(nameless, home);
  const made = prepareCluster(path.join(home, 'data'), { account: nameless, binaries });
  if (findWrapper() === null) await expect(made).rejects.toThrow(says);
  else await made;
  // Neither a draft nor the list of names stays.
  expect(readdirSync(home)).toEqual(findWrapper() === null ? [] : ['data']);
});
