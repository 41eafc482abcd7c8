import { expect, test } from 'vitest';
import type { SeenFinding } from '#contract/system.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { createActor } from '#tests/support/factories.ts';
import { askAsOwner, startBeside } from '#tests/support/test-app.ts';

// An admin who is not the operator hands on what is wrong, and since when.

const app = testApp();

async function findingsOf(server = app): Promise<(subject: string) => SeenFinding | undefined> {
  const admin = await createActor(app, { role: 'admin' });
  const { status, body } = await server.as(admin.cookie).send('readSystem');
  expect(status).toBe(200);
  const { findings } = body as { findings: SeenFinding[] };
  return (subject) => findings.find((one) => one.subject === subject);
}

test('what is not well has the moment at which it was first seen, on every server, until it is well', async () => {
  const first = await findingsOf();
  const since = first('mail')?.since;
  expect(since).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(first('database')).toMatchObject({ state: 'ok', since: null });
  const beside = await startBeside(app);
  afterThis(beside.close);
  expect((await findingsOf(beside))('mail')?.since).toBe(since);

  await app.ctx.pool.query(`insert into upkeep (what, done_at) values ('backup', now())`);
  const { backups } = app.ctx.config;
  Object.assign(app.ctx.config, { backups: { ...backups, hour: 3 } });
  afterThis(() => void Object.assign(app.ctx.config, { backups }));
  expect((await findingsOf())('backup')).toMatchObject({ state: 'ok', since: null });
  await app.ctx.pool.query(`delete from upkeep`);
  const again = (await findingsOf())('backup')?.since ?? '';
  expect(Date.parse(again)).toBeGreaterThan(Date.parse(since ?? ''));
});

test('a database that takes no writes keeps nobody from reading what is wrong', async () => {
  const since = (await findingsOf())('mail')?.since;
  await askAsOwner(app, 'alter table red_findings rename to red_findings_away');
  afterThis(() => askAsOwner(app, 'alter table red_findings_away rename to red_findings'));
  expect((await findingsOf())('mail')).toMatchObject({ state: 'warning', since });
});
