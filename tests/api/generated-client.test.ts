import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createElection } from '#tests/support/factories.ts';
import { balanced, readVoteCounts } from '#tests/support/vote-record.ts';
import { testApp } from '#tests/support/app-of-file.ts';

// Somebody else's generator makes a client from our document. It has the names of our calls, the
// compiler accepts it with all its checks, and with it a student registers and votes.

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
let folder: string;

const app = testApp();
beforeAll(async () => {
  await app.fastify.listen({ port: 0, host: '127.0.0.1' });
  folder = await mkdtemp(path.join(os.tmpdir(), 'client-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** What a developer writes who knows nothing of Hustings but the document. */
const program = `
import { castVote, listElections, registerStudent } from './client.ts';

const registered = await registerStudent({
  name: 'Asha Rao',
  email: 'asha@example.edu',
  enrollmentNumber: '0177CS221099',
  password: 'a lamp by the sea',
});
if (registered.status !== 201) throw new Error(registered.data.reason);
const [cookie = ''] = registered.headers.getSetCookie();
const session = { headers: { cookie: cookie.split(';')[0] ?? '' } };

const listed = await listElections();
if (listed.status !== 200) throw new Error(listed.data.message);
const [election] = listed.data.elections;
const [nomination] = election?.nominations ?? [];
if (election === undefined || nomination === undefined) throw new Error('nobody to vote for');
const vote = {
  userId: registered.data.user._id,
  electionId: election._id,
  position: nomination.positionId,
  candidateId: nomination.nominee._id,
};
const first = await castVote(vote, session);
if (first.status !== 200) throw new Error(first.data.reason);
const again = await castVote(vote, session);
if (again.status === 200) throw new Error('voted twice');
console.log(JSON.stringify({ said: first.data.message, again: again.data.reason }));
`;

test('a client that others generate from the document compiles, registers a student and votes', async () => {
  const { id } = await createElection(app.ctx, { positions: { President: 2 } });
  const { port } = app.fastify.server.address() as AddressInfo;
  await copyFile(path.join(root, 'docs/openapi.json'), path.join(folder, 'openapi.json'));
  const output = {
    target: 'client.ts',
    client: 'fetch',
    baseUrl: `http://127.0.0.1:${port}/api`,
  };
  const project = { hustings: { input: 'openapi.json', output } };
  await writeFile(
    path.join(folder, 'orval.config.mjs'),
    `export default ${JSON.stringify(project)};`,
  );
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(path.join(folder, 'vote.ts'), program);
  const node = async (...args: string[]) =>
    run(process.execPath, args, { cwd: folder }).then(
      ({ stdout }) => stdout,
      ({ stdout, stderr }: { stdout: string; stderr: string }) => {
        throw new Error(`${stdout}\n${stderr}`);
      },
    );

  await node(path.join(root, 'node_modules/orval/dist/bin/orval.mjs'), '--fail-on-warnings');
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  const checks = ['--strict', '--noUncheckedIndexedAccess', '--noEmit', '--ignoreConfig'];
  const modules = ['--module', 'nodenext', '--target', 'esnext', '--allowImportingTsExtensions'];
  await node(compiler, ...checks, ...modules, '--lib', 'esnext,dom,dom.iterable', 'vote.ts');

  expect(JSON.parse(await node('vote.ts'))).toEqual({
    said: 'Vote successful',
    again: 'already-voted',
  });
  const [president] = await readVoteCounts(app.ctx, id);
  expect(balanced(president, 1)).toBe(true);
});
