import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { dueAfter } from '#core/elections/complaint.ts';
import { replaceContactLink } from '#server/contact/entry-store.ts';
import { hashToken } from '#server/platform/hash-token.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import type { Actor } from '#tests/support/factories.ts';
import { createActor, createContact } from '#tests/support/factories.ts';
import { refusedWith } from '#tests/support/refused-with.ts';

let officer: Actor;
let other: Actor;
let admin: Actor;
const server = testApp();
beforeAll(async () => {
  officer = await createActor(server, { role: 'council' });
  other = await createActor(server, { role: 'council' });
  admin = await createActor(server, { role: 'admin' });
});

const params = (id: string) => ({ params: { id } });
const grievance = () =>
  createContact(server.ctx, { category: 'grievances', due_at: new Date('2021-03-20T10:00Z') });
const take = (by: Actor, id: string) => by.send('takeContact', params(id));
const seen = async (id: string) => {
  const { body } = await officer.send('listContacts');
  return body.find((one: { _id: string }) => one._id === id);
};
const acts = async (id: string) => {
  const { rows } = await server.ctx.pool.query<{ act: string }>(
    'select act from records r join record_chain c on c.record_id = r.id where object_id = $1 order by c.seq',
    [id],
  );
  return rows.map(({ act }) => act);
};
const followed = async (id: string) => {
  const token = randomUUID();
  const link = { contactId: id, tokenHash: hashToken(token), minutes: 5 };
  await server.ctx.transact((tx) => replaceContactLink(tx, link));
  return (await server.send('readFollowed', { body: { token } })).body;
};

test.each([
  ['grievances', true],
  ['query', false],
  ['suggestion', false],
])('a message of the category %s is due: %s, and its writer reads it', async (category, isDue) => {
  const sent = { name: 'Asha', email: `${category}@campus.example`, category, message: 'Dark.' };
  const { status, body } = await server.send('createContact', { body: sent });
  expect(status, JSON.stringify(body)).toBe(201);
  expect(Object.keys(body.contact), 'the wire of the specification').not.toContain('dueAt');
  const { _id: id, createdAt } = body.contact;
  const { timeZone } = await server.ctx.campus.settings();
  const { dueAt, owner } = await seen(id);
  expect(owner).toBeNull();
  expect(await followed(id)).toMatchObject({ dueAt, isInHand: false });
  if (!isDue) return expect(dueAt).toBeNull();
  // It is counted from the clock of the same transaction, a moment after its beginning.
  const least = dueAfter(Date.parse(createdAt), 24, timeZone);
  expect(Date.parse(dueAt)).toBeGreaterThanOrEqual(least);
  expect(Date.parse(dueAt)).toBeLessThan(least + 24 * 3_600_000);
});

test('of officers who take it at once one has it, and the others read who', async () => {
  const id = await grievance();
  const officers = [officer, other, admin];
  const answers = await Promise.all(officers.map((one) => take(one, id)));
  const won = answers.findIndex(({ status }) => status === 200);
  const name = officers[won]?.name;
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  for (const { body } of answers.filter(({ status }) => status === 409)) {
    expect(body).toMatchObject({ message: `${name} has it in hand.` });
  }
  expect((await seen(id)).owner).toEqual({ _id: officers[won]?.id, name });
  expect((await take(officers[won] ?? officer, id)).status, 'again').toBe(200);
  expect(await acts(id)).toEqual(['contact.take']);
  const read = await followed(id);
  expect(read.isInHand).toBe(true);
  expect(JSON.stringify(read)).not.toContain(name);
});

test('given back, by whichever officer, somebody else can take it', async () => {
  const id = await grievance();
  await take(officer, id);
  const { body } = await other.send('giveBackContact', params(id));
  expect(body.contact.owner).toBeNull();
  expect((await other.send('giveBackContact', params(id))).status).toBe(200);
  expect((await take(other, id)).body.contact.owner.name).toBe(other.name);
  expect(await acts(id)).toEqual(['contact.take', 'contact.give-back', 'contact.take']);
  for (const call of ['takeContact', 'giveBackContact'] as const) {
    expect(await officer.send(call, params(randomUUID()))).toMatchObject(
      refusedWith('unknown-contact'),
    );
  }
});

test.each([
  ['deleted', (id: string) => admin.send('deleteUser', params(id))],
  [
    'suspended',
    (id: string) =>
      server.ctx.pool.query(
        `update accounts set is_verified = false, suspended_at = now(), suspended_reason = 'Away' where id = $1`,
        [id],
      ),
  ],
  [
    'no officer any more',
    (id: string) =>
      server.ctx.pool.query(`update accounts set role = 'faculty' where id = $1`, [id]),
  ],
])('where the account of the owner is %s nobody has it in hand', async (_what, end) => {
  const id = await grievance();
  const leaves = await createActor(server, { role: 'council' });
  expect((await take(leaves, id)).status).toBe(200);
  await end(leaves.id);
  expect((await seen(id)).owner).toBeNull();
  expect((await followed(id)).isInHand).toBe(false);
  expect((await take(officer, id)).body.contact.owner.name).toBe(officer.name);
});

test('settled it keeps its due time and cannot be taken; in progress again it can', async () => {
  const id = await grievance();
  await take(officer, id);
  const { body } = await other.send('resolveContact', params(id));
  expect(body.contact).toMatchObject({
    resolved: 1,
    dueAt: '2021-03-20T10:00:00.000Z',
    owner: { name: officer.name },
  });
  expect(await take(other, id)).toMatchObject(refusedWith('not-to-take'));
  await other.send('giveBackContact', params(id));
  await server.ctx.pool.query('update contacts set resolved = 2 where id = $1', [id]);
  expect((await take(other, id)).body.contact).toMatchObject({
    resolved: 2,
    owner: { name: other.name },
  });
});

test('messages of other categories cannot be taken, and those from before have no due time', async () => {
  const query = await createContact(server.ctx, { category: 'query' });
  expect(await take(officer, query)).toMatchObject(refusedWith('not-to-take'));
  const old = await createContact(server.ctx, { category: 'grievances' });
  expect((await take(officer, old)).body.contact.dueAt).toBeNull();
});
