import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { contactJobs } from '#server/contact/jobs.ts';
import type { Actor } from '#tests/support/factories.ts';
import { createActor, createContact } from '#tests/support/factories.ts';
import { emailsTo } from '#tests/support/links.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { runDue } from '#tests/support/run-due.ts';
import { testApp } from '#tests/support/app-of-file.ts';

let officer: Actor;
const server = testApp();
beforeAll(async () => {
  officer = await createActor(server, { role: 'council' });
});

const params = (id: string) => ({ params: { id } });
const write = (call: 'answerContact' | 'noteContact', id: string, body: object) =>
  officer.send(call, { ...params(id), body: { entryId: randomUUID(), ...body } });
const follow = async (reference: string, email: string) => {
  const answer = await server.send('followContact', { body: { reference, email } });
  await runDue(server.ctx, contactJobs(server.ctx));
  return answer;
};
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
    entries: [{ kind: 'answer', text: body.text, by: officer.name }],
  });
});

test('a note is kept and leaves by no e-mail', async () => {
  const id = await createContact(server.ctx, { email: 'noted@campus.example' });
  const { body } = await write('noteContact', id, { text: 'Ask the librarian.' });
  expect(body.contact.entries).toMatchObject([{ kind: 'note', text: 'Ask the librarian.' }]);
  expect(await emailsTo(server, 'noted@campus.example')).toEqual([]);
  expect((await write('noteContact', randomUUID(), { text: 'Nothing' })).status).toBe(404);
});

test('whoever sent a message follows it by a fresh link, and reads answers but no notes', async () => {
  const id = await createContact(server.ctx, { email: 'Follower@campus.example' });
  await write('answerContact', id, { text: 'We look into it.' });
  await write('noteContact', id, { text: 'A secret of the council' });
  await follow(referenceOf(id).toLowerCase(), 'follower@CAMPUS.example');
  const links = async () =>
    (await emailsTo(server, 'Follower@campus.example')).filter(({ token }) => token !== '');
  const [first] = await links();
  const read = (token: string) => server.send('readFollowed', { body: { token } });
  const found = await read(first?.token ?? '');
  expect(found.body).toMatchObject({
    reference: referenceOf(id),
    resolved: 2,
    answers: [{ text: 'We look into it.' }],
  });
  expect(JSON.stringify(found.body)).not.toContain('secret');
  // The link is not used up by a mail scanner that opens it, and a fresh one takes its place.
  expect((await read(first?.token ?? '')).status).toBe(200);
  await follow(referenceOf(id), 'follower@campus.example');
  expect(await read(first?.token ?? '')).toMatchObject(refusedWith('link-invalid'));
  const [, second] = await links();
  expect((await read(second?.token ?? '')).status).toBe(200);
});

test('the answer is the same for a wrong reference, and nobody is mailed', async () => {
  const id = await createContact(server.ctx, { email: 'quiet@campus.example' });
  const right = await follow(referenceOf(id), 'quiet@campus.example');
  const wrong = await follow('00000000', 'quiet@campus.example');
  const stranger = await follow(referenceOf(id), 'stranger@campus.example');
  expect([wrong.body, stranger.body]).toEqual([right.body, right.body]);
  expect(await emailsTo(server, 'quiet@campus.example')).toHaveLength(1);
  expect(await emailsTo(server, 'stranger@campus.example')).toEqual([]);
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
  await officer.send('noteContact', { params, body: { entryId: randomUUID(), text: 'Lamp?' } });
  // Written before there was an account, or without logging in.
  await createContact(server.ctx, { email: binod.email.toUpperCase(), message: 'A bench.' });

  const mineOf = async (actor: Actor) => (await actor.send('listMyMessages')).body;
  expect(await mineOf(asha)).toEqual([
    {
      ...{ _id: params.id, category: 'grievances', message: 'No light.', resolved: 2 },
      createdAt: expect.any(String),
      dueAt: expect.any(String),
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
