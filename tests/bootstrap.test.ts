import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';

const door = path.resolve(import.meta.dirname, '../tools/run.mjs');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hustings-door-'));
const program = path.join(folder, 'program.ts');

// Says how it was started and what it was told; needs a moment to finish what it does.
fs.writeFileSync(
  program,
  `const said: string[] = [];
   for (const signal of ['SIGTERM', 'SIGINT'] as const) {
     process.on(signal, () => {
       said.push(signal);
       console.log('told');
       if (said.length > 1) return;
       setTimeout(() => { console.log('drained after', said.join()); process.exit(7); }, 700);
     });
   }
   console.log(process.version.split('.')[0], process.argv.slice(2).join('|'), 'is', process.pid);
   setInterval(() => {}, 1000);
`,
);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

// What a failing test leaves behind does not outlive it.
const begun: { child: ChildProcess; output(): string }[] = [];
afterEach(() => {
  for (const { child, output } of begun.splice(0)) {
    const program = Number(/is (\d+)/.exec(output())?.[1] ?? Number.NaN);
    for (const pid of [child.pid ?? Number.NaN, program]) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It ended, as it should.
      }
    }
  }
});

/** Started in another process group than ours, so that a test never signals the test runner. */
function start(command: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
    env: { ...process.env, npm_lifecycle_event: 'start', ...env },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  begun.push({ child, output: () => output });
  return {
    child,
    says: async (pattern: RegExp) => {
      while (!pattern.test(output)) await new Promise((next) => child.stdout.once('data', next));
    },
    /** Until nobody holds the output open: neither the door nor what it started. */
    closed: new Promise<number | null>((resolve) => child.once('close', resolve)),
    output: () => output,
  };
}

const open = (...args: string[]) => start(process.execPath, [door, program, ...args]);

test('runs the file with our own Node and its arguments', async () => {
  const started = open('a', 'b c');
  await started.says(/is \d/);
  started.child.kill('SIGTERM');
  await started.closed;
  expect(started.output()).toMatch(/^v26 a\|b c is/);
});

test('hands on SIGTERM and the exit code', async () => {
  const started = open();
  await started.says(/is \d/);
  started.child.kill('SIGTERM');
  expect(await started.closed).toBe(7);
  expect(started.output()).toContain('drained after SIGTERM\n');
});

test('hands on Ctrl-C once, though the terminal and npm both send it', async () => {
  const started = open();
  await started.says(/is \d/);
  started.child.kill('SIGINT');
  await started.says(/told/);
  started.child.kill('SIGINT');
  expect(await started.closed).toBe(7);
  expect(started.output()).toContain('drained after SIGINT\n');
});

test('leaves nothing behind when it is killed', async () => {
  const started = open();
  await started.says(/is \d/);
  started.child.kill('SIGKILL');
  await started.closed;
  expect(started.output()).toContain('drained after SIGTERM\n');
});

test('leaves nothing behind when the shell around it is killed', async () => {
  const script = `"${process.execPath}" "${door}" "${program}"; true`;
  const started = start('/bin/sh', ['-c', script]);
  await started.says(/is \d/);
  started.child.kill('SIGKILL');
  await started.closed;
  expect(started.output()).toContain('drained after SIGTERM\n');
});

test('says what is in the way where a file stands in place of its folder', async () => {
  const copy = path.join(folder, 'copy');
  fs.cpSync(path.dirname(door), path.join(copy, 'tools'), {
    recursive: true,
    filter: (one) => fs.statSync(one).isDirectory() || one.endsWith('.mjs'),
  });
  const inTheWay = path.join(copy, '.cache');
  fs.writeFileSync(inTheWay, '');
  const { status, stderr } = spawnSync(process.execPath, [path.join(copy, 'tools/run.mjs')], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(`${inTheWay} is a file, and Hustings needs a folder there. Move it away:`);
  expect(stderr).not.toMatch(/^ +at /m);
});
