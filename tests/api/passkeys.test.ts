import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { addLink } from '#server/accounts/link-store.ts';
import { hashToken } from '#server/platform/tokens.ts';
import type { Actor } from '#tests/support/factories.ts';
import { createAccount, createActor } from '#tests/support/factories.ts';
import { makePasskey } from '#tests/support/software-passkey.ts';
import type { SoftwarePasskey } from '#tests/support/software-passkey.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { startBeside } from '#tests/support/test-app.ts';

const app = testApp();

const refusedWith = (reason: string) => ({ body: { reason } });

/** Adds a passkey to an account. */
async function add(own: Actor, passkey: SoftwarePasskey, name = 'Phone') {
  const { body } = await own.send('startPasskey', { body: {} });
  return own.send('addPasskey', { body: { name, response: passkey.create(body.options) } });
}

/** The log-in with a passkey, as far as the answer of the device. */
async function challenge(passkey: SoftwarePasskey, wrong?: Parameters<SoftwarePasskey['get']>[1]) {
  const { body } = await app.send('startPasskeyLogIn');
  return { body: { response: passkey.get(body.options, wrong) } };
}

async function withPasskey(given: Parameters<typeof createActor>[1] = {}) {
  const own = await createActor(app, given);
  const passkey = makePasskey();
  expect(await add(own, passkey)).toMatchObject({ status: 201 });
  return { own, passkey };
}

test('a passkey is added, logs in, is renamed and removed', async () => {
  const { own, passkey } = await withPasskey();
  const [listed] = (await own.send('listPasskeys')).body;
  expect(listed).toMatchObject({ name: 'Phone', usedOn: null });
  const answer = await app.send('logInWithPasskey', await challenge(passkey));
  expect(answer).toMatchObject({ status: 200, body: { user: { _id: own.id } } });
  expect((await app.as(answer.cookie).send('readMe')).body.user._id).toBe(own.id);
  expect(await own.send('listPasskeys')).toMatchObject({
    body: [{ usedOn: expect.stringMatching(/T00:00:00.000Z$/) }],
  });

  const params = { id: listed._id };
  const other = await createActor(app);
  const rename = { params, body: { name: 'Old phone' } };
  expect(await other.send('renamePasskey', rename)).toMatchObject({ status: 404 });
  expect(await other.send('removePasskey', { params })).toMatchObject({ status: 404 });
  expect(await own.send('renamePasskey', rename)).toMatchObject({
    status: 200,
    body: { passkey: { name: 'Old phone' } },
  });
  expect(await own.send('removePasskey', { params })).toMatchObject({ status: 200 });
  expect(await app.send('logInWithPasskey', await challenge(passkey))).toMatchObject({
    status: 401,
    ...refusedWith('passkey-unknown'),
  });
});

test('it gets in past the pause that wrong passwords of strangers caused', async () => {
  const { own, passkey } = await withPasskey();
  const wrong = {
    body: { role: 'student', enrollmentNumber: own.enrollmentNumber, password: 'guess' },
  };
  let last = await app.send('logInStudent', wrong);
  for (let guess = 0; guess < 6; guess += 1) last = await app.send('logInStudent', wrong);
  expect(last).toMatchObject({ status: 429 });
  expect(await app.send('logInWithPasskey', await challenge(passkey))).toMatchObject({
    status: 200,
  });
});

describe('an answer is refused', () => {
  test('for the second time: of many at once one gets in', async () => {
    const { passkey } = await withPasskey();
    const answer = await challenge(passkey);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => app.send('logInWithPasskey', answer)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.reason === 'passkey-too-late')).toHaveLength(5);
  });

  test('that comes too late', async () => {
    const { passkey } = await withPasskey();
    const answer = await challenge(passkey);
    await app.ctx.transact((tx) =>
      tx
        .updateTable('passkey_challenges')
        .set({ expires_at: new Date(0) })
        .execute(),
    );
    expect(await app.send('logInWithPasskey', answer)).toMatchObject(
      refusedWith('passkey-too-late'),
    );
  });

  test.each([
    ['from a page of another address', { origin: 'https://hustings.evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without a finger, a face or a code', { isVerified: false }],
    ['of a copy, whose counter stands behind', { counter: 1 }],
  ])('%s', async (_name, wrong) => {
    const { passkey } = await withPasskey();
    for (let count = 0; count < 2; count += 1) {
      const right = await app.send('logInWithPasskey', await challenge(passkey));
      expect(right).toMatchObject({ status: 200 });
    }
    expect(await app.send('logInWithPasskey', await challenge(passkey, wrong))).toMatchObject({
      status: 403,
      ...refusedWith('passkey-wrong'),
    });
  });

  test('of another key under the same name', async () => {
    const { passkey } = await withPasskey();
    const { body } = await challenge(passkey);
    const forged = (await challenge(makePasskey())).body;
    const response = { ...forged.response, id: body.response['id'], rawId: body.response['rawId'] };
    expect(await app.send('logInWithPasskey', { body: { response } })).toMatchObject({
      status: 403,
      ...refusedWith('passkey-wrong'),
    });
  });

  test('where the account waits for approval or is suspended', async () => {
    const { own, passkey } = await withPasskey();
    const admin = await createActor(app, { role: 'admin' });
    const body = { reason: 'Shared the password' };
    await admin.send('suspendUser', { params: { id: own.id }, body });
    const answer = await app.send('logInWithPasskey', await challenge(passkey));
    expect(answer).toMatchObject({
      status: 403,
      cookie: null,
      ...refusedWith('account-suspended'),
    });
  });
});

describe('adding one', () => {
  test('takes a challenge of one’s own, and no passkey of somebody else', async () => {
    const { passkey } = await withPasskey();
    const [own, other] = [await createActor(app), await createActor(app)];
    const { body } = await own.send('startPasskey', { body: {} });
    const response = makePasskey().create(body.options);
    const answer = { body: { name: 'Phone', response } };
    expect(await other.send('addPasskey', answer)).toMatchObject(refusedWith('passkey-too-late'));
    expect(await own.send('addPasskey', answer)).toMatchObject({ status: 201 });
    expect(await add(other, passkey)).toMatchObject(refusedWith('passkey-wrong'));
  });

  test('asks for the password where the log-in is long ago', async () => {
    const passwordHash = await app.ctx.passwords.hash('a lamp by the sea', { from: 'here' });
    const own = await createActor(app, { passwordHash });
    await app.ctx.transact((tx) =>
      tx
        .updateTable('sessions')
        .set({ proved_at: new Date(Date.now() - 3_600_000) })
        .where('account_id', '=', own.id)
        .execute(),
    );
    const start = (body: object) => own.send('startPasskey', { body });
    expect(await start({})).toMatchObject({ status: 403, ...refusedWith('password-needed') });
    expect(await start({ currentPassword: 'a lamp by the sea' })).toMatchObject({ status: 200 });
  });

  test('has an end at ten, also for many at once', async () => {
    const own = await createActor(app);
    await app.ctx.transact((tx) =>
      tx
        .insertInto('passkeys')
        .values(
          Array.from({ length: 8 }, () => ({
            id: randomUUID(),
            account_id: own.id,
            credential_id: randomUUID(),
            public_key: Buffer.from('key'),
            counter: '0',
            transports: [],
            name: 'Phone',
          })),
        )
        .execute(),
    );
    const started = await Promise.all(
      Array.from({ length: 5 }, () => own.send('startPasskey', { body: {} })),
    );
    const answers = await Promise.all(
      started.map(({ body }) =>
        own.send('addPasskey', {
          body: { name: 'Phone', response: makePasskey().create(body.options) },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(answers.filter(({ body }) => body.reason === 'passkeys-full')).toHaveLength(3);
  });

  test.each(['http://127.0.0.1:3000', 'http://hustings.campus.example'])(
    'says what is wrong where people open %s',
    async (publicUrl) => {
      const beside = await startBeside(app, { publicUrl });
      afterThis(() => beside.close());
      const answer = await beside.send('startPasskeyLogIn', {
        headers: { host: new URL(publicUrl).host },
      });
      expect(answer).toMatchObject({ status: 409, ...refusedWith('passkeys-need-address') });
      expect(answer.body.message).toContain('https address');
    },
  );
});

test('the last way in stays', async () => {
  const { own } = await withPasskey();
  await app.ctx.transact((tx) =>
    tx.updateTable('accounts').set({ password_hash: null }).where('id', '=', own.id).execute(),
  );
  const [listed] = (await own.send('listPasskeys')).body;
  expect(await own.send('removePasskey', { params: { id: listed._id } })).toMatchObject({
    status: 409,
    ...refusedWith('last-way-in'),
  });
  expect((await own.send('listPasskeys')).body).toHaveLength(1);
});

test('whoever typed an address keeps no passkey of the account once its reader has set a password; its owner does', async () => {
  const { own, passkey } = await withPasskey();
  const link = { purpose: 'reset-password', minutes: 5, email: null } as const;
  const reset = async () => {
    const token = randomUUID();
    await app.ctx.transact((tx) =>
      addLink(tx, { ...link, accountId: own.id, tokenHash: hashToken(token) }),
    );
    const body = { token, newPassword: 'a lamp by the sea' };
    expect((await app.send('resetPassword', { body })).status).toBe(200);
  };
  await reset();
  expect(await app.send('logInWithPasskey', await challenge(passkey))).toMatchObject(
    refusedWith('passkey-unknown'),
  );
  const { cookie } = await app.send('logInStudent', {
    body: {
      role: 'student',
      enrollmentNumber: own.enrollmentNumber ?? '',
      password: 'a lamp by the sea',
    },
  });
  const owners = makePasskey();
  expect((await add({ ...own, ...app.as(cookie) }, owners)).status).toBe(201);
  await reset();
  expect((await app.send('logInWithPasskey', await challenge(owners))).status).toBe(200);
});

test('nonsense is bad input, never an error of the server', async () => {
  const account = await createAccount(app.ctx);
  const answers = await Promise.all(
    [{}, { response: {} }, { response: { id: account.id, rawId: 'x', type: 'public-key' } }].map(
      (body) => app.send('logInWithPasskey', { body }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
});
