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

const isRoot = process.getuid?.() === 0;
/** Root may write everywhere. */
const nobody = { uid: 65_534, gid: 65_534 };

/** What a start says in a folder that nobody may write to, whoever has it. */
async function saidIn(closed: string, isOwn: boolean): Promise<string[]> {
  fs.cpSync(path.join(folder, 'tools'), path.join(closed, 'tools'), { recursive: true });
  fs.chmodSync(folder, 0o711);
  if (isRoot && isOwn) fs.chownSync(closed, nobody.uid, nobody.gid);
  fs.chmodSync(closed, 0o555);
  const child = spawn(process.execPath, ['tools/run.mjs'], { cwd: closed, ...(isRoot && nobody) });
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
  expect(await once(child, 'close')).toEqual([1, null]);
  fs.chmodSync(closed, 0o755);
  return said.replaceAll('/private/', '/').split('\n');
}

test.runIf(isRoot)(
  'a folder of another account is a sentence with the line that helps',
  async () => {
    const closed = path.join(folder, 'closed');
    expect(await saidIn(closed, false)).toEqual([
      `The account "nobody" may not write into ${closed}/, which belongs to "root".`,
      'Work as the account that runs Hustings, or give it the folder, as root:',
      `chown -R nobody: ${closed}/`,
      '',
    ]);
  },
);

test('a folder from which an account has taken its own right is one, too', async () => {
  const closed = path.join(folder, 'own');
  const account = isRoot ? 'nobody' : userInfo().username;
  expect(await saidIn(closed, true)).toEqual([
    `The account "${account}" may not write into its own folder ${closed}/. Give the right back:`,
    `chmod -R u+rwX ${closed}/`,
    '',
  ]);
});
