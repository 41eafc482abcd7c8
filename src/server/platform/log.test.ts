import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openLog } from './log.ts';

const log = pathToFileURL(path.resolve(import.meta.dirname, 'log.ts')).href;

/** A process that logs, and says on stderr that it went on. */
function startLogging(work: string, stdout: number | 'pipe') {
  const program = `import { openLog } from '${log}'; const log = openLog('info'); ${work}`;
  const args = ['--input-type=module', '--eval', program];
  const child = spawn(process.execPath, args, { stdio: ['pipe', stdout, 'pipe'] });
  return child as ChildProcessByStdio<Writable, Readable, Readable>;
}

const manyLines = `for (let n = 0; n < 900; n += 1) log.info({ n, filling: 'x'.repeat(1_000) }, 'a line');`;
const goOn = `setImmediate(() => console.error('went on'));`;

// The device that is always full.
test.runIf(process.platform === 'linux')('a full disk takes lines, not the server', async () => {
  const child = startLogging(manyLines + goOn, openSync('/dev/full', 'w'));
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(said).toBe('went on\n');
  expect(code).toBe(0);
});

test('a reader who is gone takes nothing with them', async () => {
  const begin = `process.stdin.resume().once('end', () => { ${manyLines} ${goOn} });`;
  const child = startLogging(begin, 'pipe');
  child.stdout.destroy();
  await once(child.stdout, 'close');
  child.stdin.end();
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(said).toBe('went on\n');
  expect(code).toBe(0);
});

test('many logs of one process listen to stdout once', () => {
  openLog('silent');
  const before = process.stdout.listenerCount('error');
  for (let count = 0; count < 20; count += 1) openLog('silent');
  expect(process.stdout.listenerCount('error')).toBe(before);
});
