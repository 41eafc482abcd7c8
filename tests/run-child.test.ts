import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

// As npm does while it installs: it hears the signal and goes on.
const deaf = `process.on('SIGTERM', () => {}); console.log('on'); setInterval(() => {}, 1000);`;

test('a child that may be broken off ends after a signal that it does not heed', async () => {
  const program = `
    import { runChild } from './tools/run-child.mjs';
    const deaf = ${JSON.stringify(deaf)};
    process.exitCode = await runChild(process.execPath, ['-e', deaf], { killAfterMs: 100 });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  const [code] = await once(child, 'close');
  expect(code).toBe(137);
});
