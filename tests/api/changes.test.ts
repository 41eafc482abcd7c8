import { beforeAll, expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { createActor } from '#tests/support/factories.ts';
import type { Actor } from '#tests/support/factories.ts';
import { testApp } from '#tests/support/app-of-file.ts';

// What a call changes stands on its endpoint: the server tells of it, the browser reads it again.

let admin: Actor;
const told: string[] = [];

const app = testApp();
beforeAll(async () => {
  admin = await createActor(app, { role: 'admin' });
  app.ctx.live.onChange(({ kind }) => told.push(kind));
});

const settings = { about: 'We organise the elections.' };

test('a call that succeeds tells what its endpoint says, and what only one person sees to nobody', async () => {
  told.length = 0;
  expect((await admin.send('saveCampusSettings', { body: settings })).status).toBe(200);
  expect(routes.saveCampusSettings.changes).toEqual(['campus', 'elections', 'officers']);
  expect(new Set(told)).toEqual(new Set(['campus', 'elections']));
});

test('a call that is refused tells nothing', async () => {
  told.length = 0;
  const student = await createActor(app);
  const refused = await student.send('saveCampusSettings', { body: settings });
  const unknown = { params: { id: '00000000-0000-4000-8000-000000000000' } };
  expect(refused.status).toBe(403);
  expect((await admin.send('deleteEvent', unknown)).status).toBe(404);
  expect(told).toEqual([]);
});

test('a call that only reads changes nothing', () => {
  const reading = Object.entries(routes).filter(([name]) => /^(read|list|search)/.test(name));
  expect(reading.filter(([, route]) => 'changes' in route)).toEqual([]);
});
