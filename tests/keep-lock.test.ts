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
    import { rmSync } from 'node:fs';
    import { keepLock } from '${script}';
    const release = await keepLock();
    rmSync('.cache/preparing');
    // Behind a beat of its heart.
    setTimeout(release, 1_500);`;
  const args = ['--input-type=module', '--eval', program];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore' });
  expect(await once(child, 'exit')).toEqual([0, null]);
});
