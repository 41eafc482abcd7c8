import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { afterThis } from '#tests/support/after-this.ts';
import { launchIn } from '#tests/support/server-process.ts';

const example = path.resolve(import.meta.dirname, '../../.env.example');

test('.env.example, copied to .env as its second line says, starts a server', async () => {
  // Not os.tmpdir(): the path of a socket has to be short.
  const folder = mkdtempSync('/tmp/hustings-first-');
  afterThis(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }));
  copyFileSync(example, path.join(folder, '.env'));
  // The port alone is another one: somebody else may have 3000.
  const server = launchIn(folder, { PATH: process.env['PATH'], PORT: '0' });
  const url = await server.until(/ready at (\S+)/);
  expect((await fetch(`${url}/api/ready`)).status).toBe(200);
  server.child.kill('SIGTERM');
  await server.ended;
});
