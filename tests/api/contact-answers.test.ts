import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { hashToken } from '#server/platform/tokens.ts';
import type { Actor } from '#tests/support/factories.ts';
import { createActor, createContact } from '#tests/support/factories.ts';
import { emailsTo } from '#tests/support/links.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { testApp } from '#tests/support/app-of-file.ts';

let officer: Actor;
const server = testApp();
beforeAll(async () => {
  officer = await createActor(server, { role: 'council' });
});

const params = (id: string) => ({ params: { id } });
const referenceOf = (id: string) => id.slice(0, 8).toUpperCase();

test('an answer leaves once however often it is sent, is kept, and can be replied to', async () => {
  const admin = await createActor(server, { role: 'admin' });
  await admin.send('saveCampusSettings', { body: { replyTo: 'council@campus.example' } });
  const id = await createContact(server.ctx, { email: 'asker@campus.example' });
  const body = { entryId: randomUUID(), text: 'From nine\n\nto <b>nine</b>.', isResolved: true };
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => officer.send('answerContact', { ...params(id), body })),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const emails = await emailsTo(server, 'asker@campus.example');
  expect(emails).toHaveLength(1);
  expect(emails[0]?.subject).toBe(`An answer to your message ${referenceOf(id)}`);
  expect(emails[0]?.text).toContain('From nine\n\nto <b>nine</b>.');
  expect(emails[0]?.html).toContain('&lt;b&gt;');
  const { replyTo } = await server.ctx.db
    .selectFrom('emails')
    .select('reply_to as replyTo')
    .where('to_address', '=', 'asker@campus.example')
    .executeTakeFirstOrThrow();
  expect(replyTo).toBe('council@campus.example');
  const list = (await officer.send('listContacts')).body;
  const kept = list.find((one: { _id: string }) => one._id === id);
  expect(kept).toMatchObject({
    resolved: 1,
    answers: [{ text: body.text, by: officer.name }],
  });
});

test('a link that 0.3.0 sent shows the message and its answers until it ends, however often it is opened', async () => {
  const id = await createContact(server.ctx, { category: 'grievances', message: 'No light.' });
  const body = { entryId: randomUUID(), text: 'We look into it.' };
  await officer.send('answerContact', { ...params(id), body });
  const token = randomUUID();
  await server.ctx.pool.query(
    `insert into contact_links (token_hash, contact_id, expires_at) values ($1, $2, now() + interval '1 hour')`,
    [hashToken(token), id],
  );
  const read = () => server.send('readLinkedMessage', { body: { token } });
  await read();
  const { body: seen } = await read();
  expect(seen).toMatchObject({ _id: id, message: 'No light.', resolved: 2 });
  expect(seen.answers).toMatchObject([{ text: body.text }]);
  expect(JSON.stringify(seen), 'not who answered').not.toContain(officer.name);
  await server.ctx.pool.query('update contact_links set expires_at = now() where contact_id = $1', [
    id,
  ]);
  expect(await read()).toMatchObject(refusedWith('link-invalid'));
});

test('who is logged in finds their messages with the answers, and nobody else’s', async () => {
  const asha = await createActor(server);
  const binod = await createActor(server);
  const sent = { name: 'Asha', category: 'grievances', message: 'No light.' };
  const fromElsewhere = { ...sent, email: 'her-other@campus.example' };
  const { body } = await asha.send('createContact', { body: fromElsewhere });
  const params = { id: body.contact._id };
  await officer.send('answerContact', {
    params,
    body: { entryId: randomUUID(), text: 'There will be.' },
  });
  // Written before there was an account, or without logging in.
  await createContact(server.ctx, { email: binod.email.toUpperCase(), message: 'A bench.' });

  const mineOf = async (actor: Actor) => (await actor.send('listMyMessages')).body;
  expect(await mineOf(asha)).toEqual([
    {
      ...{ _id: params.id, category: 'grievances', message: 'No light.', resolved: 2 },
      createdAt: expect.any(String),
      ...{ election: null, files: [], dueAt: expect.any(String) },
      answers: [{ text: 'There will be.', at: expect.any(String) }],
    },
  ]);
  const own = (await asha.send('readOwnData')).body.messages;
  expect(own).toMatchObject([{ message: 'No light.', answers: ['There will be.'] }]);

  // An address that nobody has confirmed may be somebody else's.
  expect(await mineOf(binod)).toEqual([]);
  await server.ctx.transact((tx) =>
    tx
      .updateTable('accounts')
      .set({ email_confirmed_at: new Date() })
      .where('id', '=', binod.id)
      .execute(),
  );
  expect(await mineOf(binod)).toMatchObject([{ message: 'A bench.', answers: [] }]);
  expect(await mineOf(officer)).toEqual([]);
});
