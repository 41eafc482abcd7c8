import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createElection } from '#tests/support/factories.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { listResultLines } from '../recount/result-lines.ts';
import { record } from '../platform/record.ts';
import { headsIn, readHeads } from './heads-file.ts';
import { witnessRecord } from './jobs.ts';
import { readHead } from './store.ts';

let dataDir: string;
const app = testApp();
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'hustings-heads-'));
});
afterAll(async () => {
  await rm(dataDir, { recursive: true });
});

const witnesses = ['adviser@campus.example', 'union@campus.example'];
const run = () =>
  witnessRecord(
    { ...app.ctx, config: { ...app.ctx.config, dataDir, recordWitnesses: witnesses } },
    listResultLines,
  );
const add = () =>
  app.ctx.transact((tx) =>
    record(tx, { actorId: null, act: 'campus.settings', objectId: randomUUID() }),
  );
async function emailed() {
  const { rows } = await app.ctx.pool.query<{ recipient: string; body: string }>(
    `select to_jsonb(l) ->> 'recipient' as recipient, l::text as body from emails l
     where l.key like 'record-head:%' order by l.key`,
  );
  return rows;
}

test('each day with something new is written down once, and each witness gets it once', async () => {
  await add();
  await Promise.all([run(), run()]);
  const head = await readHead(app.ctx.db);
  const file = path.join(dataDir, 'record-heads.txt');
  expect(new Set((await readHeads(file)).map(({ hash }) => hash))).toEqual(new Set([head?.hash]));
  expect(await emailed()).toHaveLength(2);
  await run();
  expect(await emailed()).toHaveLength(2);
  await add();
  await run();
  expect(await emailed()).toHaveLength(4);
  const [first] = await emailed();
  // What a witness keeps can be handed to the command as it came.
  expect(headsIn(first?.body ?? '')[0]).toEqual(head);
  expect((await readFile(file, 'utf8')).trim().split('\n').length).toBeLessThanOrEqual(3);
});

test('a witness reads how many entries a recount kit must have, and nothing of drafts', async () => {
  const election = await createElection(app.ctx);
  const draft = await createElection(app.ctx);
  await app.ctx.transact(async (tx) => {
    await tx.updateTable('elections').set({ state: 'draft' }).where('id', '=', draft.id).execute();
    for (const objectId of [election.id, election.id, draft.id]) {
      await record(tx, { actorId: null, act: 'election.edit', objectId });
    }
  });
  await run();
  const head = await readHead(app.ctx.db);
  const email = (await emailed()).find(({ body }) => headsIn(body)[0]?.seq === head?.seq);
  expect(email?.body).toContain(`election ${election.id} has 2 entries up to entry ${head?.seq}`);
  expect(email?.body).not.toContain(draft.id);
});
