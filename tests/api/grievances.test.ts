import { beforeAll, expect, test } from 'vitest';
import { dueAfter } from '#core/elections/complaint.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import type { Actor } from '#tests/support/factories.ts';
import { createActor, createContact } from '#tests/support/factories.ts';

let officer: Actor;
const server = testApp();
beforeAll(async () => {
  officer = await createActor(server, { role: 'council' });
});

const seen = async (id: string) => {
  const { body } = await officer.send('listContacts');
  return body.find((one: { _id: string }) => one._id === id);
};

test.each([
  ['grievances', true],
  ['query', false],
  ['suggestion', false],
])('a message of the category %s is due: %s', async (category, isDue) => {
  const sent = { name: 'Asha', email: `${category}@campus.example`, category, message: 'Dark.' };
  const { status, body } = await server.send('createContact', { body: sent });
  expect(status, JSON.stringify(body)).toBe(201);
  expect(Object.keys(body.contact), 'the wire of the specification').not.toContain('dueAt');
  const { _id: id, createdAt } = body.contact;
  const { timeZone } = await server.ctx.campus.settings();
  const { dueAt } = await seen(id);
  if (!isDue) return expect(dueAt).toBeNull();
  // It is counted from the clock of the same transaction, a moment after its beginning.
  const least = dueAfter(Date.parse(createdAt), 24, timeZone);
  expect(Date.parse(dueAt)).toBeGreaterThanOrEqual(least);
  expect(Date.parse(dueAt)).toBeLessThan(least + 24 * 3_600_000);
});

test('settled it keeps its due time, and one from before has none', async () => {
  const due_at = new Date('2021-03-20T10:00Z');
  const id = await createContact(server.ctx, { category: 'grievances', due_at });
  const { body } = await officer.send('resolveContact', { params: { id } });
  expect(body.contact).toMatchObject({ resolved: 1, dueAt: due_at.toISOString() });
  const old = await createContact(server.ctx, { category: 'grievances' });
  expect((await seen(old)).dueAt).toBeNull();
});
