import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { afterThis } from '#tests/support/after-this.ts';

const file = pathToFileURL(path.resolve(import.meta.dirname, 'stop-when-asked.ts')).href;

/** A process that is asked to stop while it serves, and how it ended. */
async function askToStop(timeoutMs: number, close: string) {
  const program = `import { stopWhenAsked } from '${file}';
    setInterval(() => {}, 1_000);
    stopWhenAsked(${timeoutMs}).begin(${close});
    console.log('serving');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  afterThis(() => child.kill('SIGKILL'));
  const [said, ended] = [text(child.stderr), once(child, 'close')];
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  return { ended: await ended, said: await said };
}

test('what never closes is not waited for', async () => {
  const { ended, said } = await askToStop(200, '() => new Promise(() => {})');
  expect(ended).toEqual([1, null]);
  expect(said).toMatch(/^Something does not answer/);
});

test('what closes ends well', async () => {
  expect(await askToStop(60_000, 'async () => {}')).toEqual({ ended: [0, null], said: '' });
});

test('what cannot be closed says why', async () => {
  const close = `async () => { throw new Error('The lock is gone.'); }`;
  expect(await askToStop(60_000, close)).toEqual({ ended: [1, null], said: 'The lock is gone.\n' });
});
