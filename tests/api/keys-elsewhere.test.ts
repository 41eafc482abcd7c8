import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { examine } from '#server/doctor/examine.ts';
import { findingOf } from '#server/doctor/finding.ts';
import { systemClock } from '#server/platform/clock.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { createActor } from '#tests/support/factories.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { startBeside } from '#tests/support/test-app.ts';

// Two servers over one database: who lacks the key of an election takes none of its votes.

const app = testApp();
const name = `${os.hostname().slice(0, 16)}:4999`;

async function beside(settings: { keysDir?: string }): Promise<TestApp> {
  const other = await startBeside(app, { ...settings, port: 4_999 });
  afterThis(() => other.close());
  return other;
}

const elsewhere = { status: 409, body: { reason: 'keys-elsewhere' } };

const draft = {
  name: 'Council',
  description: 'Of 2036',
  startDate: '2036-11-20T09:00:00.000Z',
  endDate: '2036-11-20T18:00:00.000Z',
  positions: [{ title: 'President' }],
};

async function publishAs(cookie: string, at = app) {
  const { status, body } = await at
    .as(cookie)
    .send('createElection', { body: { ...draft, draft: true } });
  expect([status, body.message]).toEqual([201, expect.any(String)]);
  return at.as(cookie).send('publishElection', { params: { id: body.election._id }, body: {} });
}

const doctorSays = async () => {
  const { config, db } = app.ctx;
  const found = await examine({ config, problems: [], clock: systemClock, db });
  return found.map(findingOf).find(({ subject }) => subject === 'keys');
};

test('servers with one folder publish', async () => {
  const council = await createActor(app, { role: 'council' });
  await beside({});
  expect((await publishAs(council.cookie)).status).toBe(200);
  expect((await doctorSays())?.state).toBe('ok');
});

test('where one has another folder council is told its name, and an admin goes on', async () => {
  const council = await createActor(app, { role: 'council' });
  const admin = await createActor(app, { role: 'admin' });
  const keysDir = fs.mkdtempSync(path.join(os.tmpdir(), 'hustings-keys-'));
  afterThis(() => fs.rmSync(keysDir, { recursive: true, force: true }));
  // A copy of the folder is no shared folder.
  fs.cpSync(app.ctx.config.keysDir, keysDir, { recursive: true, preserveTimestamps: true });
  const other = await beside({ keysDir });
  const refused = await publishAs(council.cookie);
  expect(refused).toMatchObject(elsewhere);
  expect(refused.body.message).toContain(`The server ${name} has another folder of keys`);
  expect(await publishAs(council.cookie, other)).toMatchObject(elsewhere);
  expect(await app.as(council.cookie).send('createElection', { body: draft })).toMatchObject(
    elsewhere,
  );
  expect(await doctorSays()).toMatchObject({
    state: 'warning',
    says: `Servers of this campus have another folder of keys: ${name}.`,
  });
  expect((await publishAs(admin.cookie)).status).toBe(200);
});
