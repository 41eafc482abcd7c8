import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createAccount, createActor } from '#tests/support/factories.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { readSigningKey } from '../platform/db/signing-key.ts';
import { readToken, signToken } from './unsubscribe-token.ts';

const app = testApp();

const tokenOf = async (accountId: string) =>
  signToken(await app.ctx.transact(readSigningKey), { accountId, kind: 'elections' });
const chosen = (isWanted: boolean) => ({ choices: [{ kind: 'elections', isWanted }] });

test('a token says whose, and nobody else can make one', () => {
  const key = randomBytes(32);
  const said = { accountId: randomUUID(), kind: 'elections' } as const;
  const token = signToken(key, said);
  expect(readToken(key, token)).toEqual(said);
  expect(readToken(randomBytes(32), token)).toBeNull();
  const bytes = Buffer.from(token, 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const forged = Buffer.from(bytes);
    forged[at] = (forged[at] ?? 0) ^ 1;
    expect(readToken(key, forged.toString('base64url'))).toBeNull();
  }
  for (const nonsense of ['', 'x', '%', 'a'.repeat(44)]) {
    expect(readToken(key, nonsense)).toBeNull();
  }
});

test('the link that 0.3.0 put into each of five kinds of e-mail works', () => {
  const key = randomBytes(32);
  const accountId = randomUUID();
  for (let kind = 0; kind < 5; kind += 1) {
    const about = Buffer.concat([
      Buffer.from(accountId.replaceAll('-', ''), 'hex'),
      Buffer.from([kind]),
    ]);
    const signature = createHmac('sha256', key).update('unsubscribe').update(about).digest();
    const token = Buffer.concat([about, signature.subarray(0, 16)]).toString('base64url');
    expect(readToken(key, token)).toEqual({ accountId, kind: 'elections' });
  }
});

test('who is signed in chooses for themselves', async () => {
  const [asha, ravi] = [await createActor(app), await createActor(app)];
  expect((await asha.send('readEmailChoices')).body).toEqual(chosen(true));
  const change = { choices: [{ kind: 'elections', isWanted: false } as const] };
  const saved = await asha.send('saveEmailChoices', { body: change });
  expect(saved.body).toMatchObject(chosen(false));
  expect((await ravi.send('readEmailChoices')).body).toEqual(chosen(true));
  const again = { choices: [{ kind: 'elections', isWanted: true } as const] };
  await asha.send('saveEmailChoices', { body: again });
  expect((await asha.send('readEmailChoices')).body).toEqual(chosen(true));
  const unknown = { choices: [{ kind: 'winner', isWanted: false }] };
  expect(await asha.send('saveEmailChoices', { body: unknown })).toMatchObject({ status: 400 });
});

test('the link of an e-mail needs no session, and shows little of the address', async () => {
  const { id } = await createAccount(app.ctx, { email: 'meher.chawla@campus.example' });
  const token = await tokenOf(id);
  expect(await app.send('readUnsubscribe', { body: { token } })).toMatchObject({
    status: 200,
    body: { kind: 'elections', address: 'm…@campus.example', isWanted: true },
  });
  const body = { token, isWanted: false };
  expect(await app.send('unsubscribe', { body })).toMatchObject({
    status: 200,
    body: { isWanted: false },
  });
  expect((await app.send('readUnsubscribe', { body: { token } })).body.isWanted).toBe(false);
  const gone = { body: { token: await tokenOf(randomUUID()) } };
  expect(await app.send('readUnsubscribe', gone)).toMatchObject(
    refusedWith('unsubscribe-link-invalid'),
  );
});

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x--'],
  [undefined, undefined],
])('one click of a mail program with a form as %s', async (type, payload) => {
  const person = await createActor(app);
  const url = `/unsubscribe?token=${await tokenOf(person.id)}`;
  await app.fastify.inject({ method: 'GET', url, headers: { accept: 'text/html' } });
  expect((await person.send('readEmailChoices')).body).toEqual(chosen(true));
  const answer = await app.fastify.inject({
    method: 'POST',
    url,
    ...(type === undefined ? {} : { headers: { 'content-type': type } }),
    ...(payload === undefined ? {} : { payload }),
  });
  expect(answer.statusCode).toBe(200);
  expect((await person.send('readEmailChoices')).body).toEqual(chosen(false));
});

test('one click is answered in the language of the account', async () => {
  const admin = await createActor(app, { role: 'admin' });
  await admin.send('saveCampusSettings', { body: { languages: ['en', 'hi'] } as never });
  const person = await createActor(app);
  const url = `/unsubscribe?token=${await tokenOf(person.id)}`;
  const click = async () => (await app.fastify.inject({ method: 'POST', url })).body;
  expect(await click()).toBe('You get no more “My elections” e-mails\n');
  await app.ctx.pool.query(`update accounts set language = 'hi' where id = $1`, [person.id]);
  expect(await click()).toMatch(/^[\p{Script=Devanagari}\p{M}\p{P}\s-]+$/u);
});

test('one click with a link that nobody signed is refused', async () => {
  for (const url of ['/unsubscribe', '/unsubscribe?token=a', '/unsubscribe?token=a&token=b']) {
    const answer = await app.fastify.inject({ method: 'POST', url });
    expect(answer.statusCode).toBe(403);
  }
});

test('many clicks at once are one choice', async () => {
  const person = await createActor(app);
  const url = `/unsubscribe?token=${await tokenOf(person.id)}`;
  const clicks = Array.from({ length: 20 }, () => app.fastify.inject({ method: 'POST', url }));
  for (const { statusCode } of await Promise.all(clicks)) expect(statusCode).toBe(200);
  expect((await person.send('readEmailChoices')).body).toEqual(chosen(false));
});
