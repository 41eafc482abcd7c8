import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os, { userInfo } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';

// A copy, for the lock lies in the folder of the tools.
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hustings-lock-'));
fs.cpSync(path.resolve(import.meta.dirname, '../tools'), path.join(folder, 'tools'), {
  recursive: true,
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('who holds the lock goes on when it was taken for abandoned', async () => {
  const script = pathToFileURL(path.join(folder, 'tools/keep-lock.mjs')).href;
  const program = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const { utimes } = fs;
    // A beat of its heart touches the file; it is released behind the first that found none.
    const beaten = Promise.withResolvers();
    fs.utimes = (...args) =>
      utimes(...args.slice(0, -1), (error) => {
        args.at(-1)(error);
        if (error?.code === 'ENOENT') beaten.resolve();
      });
    syncBuiltinESMExports();
    const { keepLock } = await import('${script}');
    const release = await keepLock();
    fs.rmSync('.cache/preparing');
    await beaten.promise;
    release();`;
  const args = ['--input-type=module', '--eval', program];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore' });
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('a folder that this account may not write is a sentence with the line that helps', async () => {
  const isRoot = process.getuid?.() === 0;
  const closed = path.join(folder, 'closed');
  fs.cpSync(path.join(folder, 'tools'), path.join(closed, 'tools'), { recursive: true });
  fs.chmodSync(folder, 0o711);
  fs.chmodSync(closed, 0o555);
  const child = spawn(process.execPath, ['tools/run.mjs'], {
    cwd: closed,
    // Root may write everywhere.
    ...(isRoot && { uid: 65_534, gid: 65_534 }),
  });
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
  expect(await once(child, 'close')).toEqual([1, null]);
  fs.chmodSync(closed, 0o755);
  const owner = isRoot ? 'root' : userInfo().username;
  const account = isRoot ? 'nobody' : owner;
  expect(said.replaceAll('/private/', '/').split('\n')).toEqual([
    `The account "${account}" may not write into ${closed}/, which belongs to "${owner}".`,
    'Work as the account that runs Hustings, or give it the folder, as root:',
    `chown -R ${account}: ${closed}/`,
    '',
  ]);
});
