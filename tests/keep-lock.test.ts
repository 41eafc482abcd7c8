import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
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
