import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findByEmail } from '#server/accounts/store.ts';
import { createAccount, createActor } from '#tests/support/factories.ts';
import { setSignOnStage } from '#tests/support/sign-on-stage.ts';
import type { SignOnStage } from '#tests/support/sign-on-stage.ts';
import type { TestApp } from '#tests/support/test-app.ts';

// Single sign-on against a real OpenID Connect provider on the loopback.

let stage: SignOnStage;
let app: TestApp;
beforeAll(async () => {
  stage = await setSignOnStage();
  ({ app } = stage);
});
afterAll(() => stage.close());

const person: SignOnStage['person'] = (given) => stage.person(given);
const logIn: SignOnStage['logIn'] = (...given) => stage.logIn(...given);
const goAndReturn: SignOnStage['goAndReturn'] = (...given) => stage.goAndReturn(...given);

const refusedWith = (reason: string) => ({ body: { reason } });

async function confirm(id: string) {
  await app.ctx.transact((tx) =>
    tx
      .updateTable('accounts')
      .set({ email_confirmed_at: new Date() })
      .where('id', '=', id)
      .execute(),
  );
}

describe('an account with the same address', () => {
  test('is joined where both have proved it', async () => {
    const account = await createAccount(app.ctx, { role: 'council' });
    await confirm(account.id);
    const asha = person({ email: account.email.toUpperCase(), student_number: '' });
    const answer = await logIn(asha.subject);
    expect(answer).toMatchObject({ body: { outcome: 'in', user: { _id: account.id } } });
    expect(await findByEmail(app.ctx.db, account.email)).not.toMatchObject({
      password_hash: null,
    });
    const { notices } = (await app.as(answer.cookie).send('readOwnData')).body;
    expect(notices, 'its owner is told').toContainEqual(
      expect.objectContaining({ kind: 'way-in' }),
    );
  });

  test('is not joined by an address that the provider did not verify', async () => {
    const account = await createAccount(app.ctx);
    await confirm(account.id);
    const stranger = person({ email: account.email, email_verified: false });
    expect(await logIn(stranger.subject)).toMatchObject({
      status: 409,
      ...refusedWith('sign-on-address-taken'),
    });
    expect(await logIn(stranger.subject)).toMatchObject({ status: 409, cookie: null });
  });

  test('nor by one that the provider names beside the one of the token, which alone it verified', async () => {
    const account = await createAccount(app.ctx);
    await confirm(account.id);
    const inToken = { email: 'strangers-own@campus.example', email_verified: true };
    const stranger = person({ email: account.email, inToken });
    delete stranger.email_verified;
    expect(await logIn(stranger.subject)).toMatchObject(refusedWith('sign-on-address-taken'));
  });

  test('that nobody confirmed is taken over: password, sessions and passkeys end', async () => {
    const squatter = await createActor(app, {});
    await app.ctx.transact((tx) =>
      tx
        .insertInto('passkeys')
        .values({
          id: squatter.id,
          account_id: squatter.id,
          credential_id: 'AAAA',
          public_key: Buffer.from('key'),
          counter: '0',
          transports: [],
          name: 'Phone',
        })
        .execute(),
    );
    expect((await squatter.send('readMe')).body.user).not.toBeNull();
    const owner = person({ email: squatter.email, student_number: '' });
    const answer = await logIn(owner.subject);
    expect(answer.body).toMatchObject({ outcome: 'in', user: { _id: squatter.id } });
    expect((await squatter.send('readMe')).body.user).toBeNull();
    expect(await app.ctx.db.selectFrom('passkeys').selectAll().execute()).toEqual([]);
    const account = await findByEmail(app.ctx.db, squatter.email);
    expect(account?.password_hash).toBeNull();
    expect(account?.email_confirmed_at).not.toBeNull();
  });

  test('of an approved officer is not given away by an address that nobody confirmed', async () => {
    const officer = await createActor(app, { role: 'council' });
    expect(await logIn(person({ email: officer.email }).subject)).toMatchObject({ status: 409 });
    expect((await officer.send('readMe')).body.user).not.toBeNull();
  });

  test('of somebody else who had the address before is not theirs', async () => {
    const first = person();
    await logIn(first.subject);
    const next = person({ email: first.email });
    expect(await logIn(next.subject)).toMatchObject(refusedWith('sign-on-address-taken'));
  });
});

describe('a number', () => {
  test('goes to its owner from whoever typed it before, who keeps nothing else of it', async () => {
    const squatter = await createActor(app);
    const asha = person({ student_number: squatter.enrollmentNumber ?? '' });
    const answer = await logIn(asha.subject);
    expect(answer.body.user).toMatchObject({ enrollmentNumber: squatter.enrollmentNumber });
    expect(await findByEmail(app.ctx.db, asha.email)).toMatchObject({ proved_how: 'sign-on' });
    expect((await squatter.send('readMe')).body.user).toMatchObject({
      _id: squatter.id,
      enrollmentNumber: null,
    });
  });

  test('of many at once goes to one', async () => {
    const squatter = await createAccount(app.ctx);
    const twins = Array.from({ length: 4 }, () =>
      person({ student_number: squatter.enrollmentNumber ?? '' }),
    );
    const backs = [];
    for (const { subject } of twins) backs.push(await goAndReturn(subject));
    const answers = await Promise.all(backs.map((body) => app.send('finishSignOn', { body })));
    expect(answers.filter(({ body }) => body.outcome === 'in')).toHaveLength(1);
    expect(answers.filter(({ body }) => body.outcome === 'form')).toHaveLength(3);
  });

  test('that somebody else has proved stays theirs, and the officers’ record says who claims it', async () => {
    const holder = await createAccount(app.ctx);
    await app.ctx.transact((tx) =>
      tx
        .updateTable('accounts')
        .set({ proved_at: new Date(), proved_how: 'code' })
        .where('id', '=', holder.id)
        .execute(),
    );
    const asha = person({ student_number: holder.enrollmentNumber ?? '' });
    const back = await goAndReturn(asha.subject);
    const form = await app.send('finishSignOn', { body: back });
    expect(form.body).toMatchObject({ outcome: 'form' });
    const register = (enrollmentNumber: string) =>
      app.send('registerBySignOn', {
        body: { ...back, role: 'student', name: 'Asha', email: asha.email, enrollmentNumber },
      });
    expect(await register(holder.enrollmentNumber ?? '')).toMatchObject({
      status: 409,
      ...refusedWith('account-taken'),
    });
    const own = await createActor(app, { enrollmentNumber: null });
    const connected = await goAndReturn(asha.subject, { by: own, connects: true });
    expect(await own.send('finishSignOn', { body: connected })).toMatchObject({ status: 200 });
    expect(await findByEmail(app.ctx.db, holder.email)).toMatchObject({
      enrollment_number: holder.enrollmentNumber,
      proved_how: 'code',
    });
    const lines = await app.ctx.db
      .selectFrom('records')
      .select('object_id')
      .where('act', '=', 'account.claim-number')
      .execute();
    expect(lines.map((line) => line.object_id)).toEqual([own.id]);
    expect(await findByEmail(app.ctx.db, own.email)).toMatchObject({ proved_at: null });
  });

  test('of the own account is proved by the provider', async () => {
    const own = await createActor(app);
    const asha = person({ student_number: own.enrollmentNumber?.toLowerCase() ?? '' });
    const back = await goAndReturn(asha.subject, { by: own, connects: true });
    await own.send('finishSignOn', { body: back });
    expect(await findByEmail(app.ctx.db, own.email)).toMatchObject({ proved_how: 'sign-on' });
  });
});

describe('connecting', () => {
  test('adds a way to log in to the own account, which can be taken off', async () => {
    const own = await createActor(app);
    const asha = person({ email: 'work@campus.example' });
    const back = await goAndReturn(asha.subject, { by: own, connects: true });
    expect(await own.send('finishSignOn', { body: back })).toMatchObject({
      body: { outcome: 'connected' },
    });
    expect(await logIn(asha.subject)).toMatchObject({ body: { user: { _id: own.id } } });
    const [listed] = (await own.send('listSignOns')).body;
    expect(listed).toMatchObject({ email: 'work@campus.example' });
    const other = await createActor(app);
    expect(await other.send('disconnectSignOn', { params: { id: listed._id } })).toMatchObject({
      status: 404,
    });
    expect(await own.send('disconnectSignOn', { params: { id: listed._id } })).toMatchObject({
      status: 200,
    });
    expect(await logIn(asha.subject)).not.toMatchObject({ body: { user: { _id: own.id } } });
  });

  test('needs the account that began, and no log-in of another account', async () => {
    const [own, other] = [await createActor(app), await createActor(app)];
    const asha = person();
    const back = await goAndReturn(asha.subject, { by: own, connects: true });
    expect(await other.send('finishSignOn', { body: back })).toMatchObject(
      refusedWith('sign-on-other-account'),
    );
    await logIn(asha.subject);
    const again = await goAndReturn(asha.subject, { by: own, connects: true });
    expect(await own.send('finishSignOn', { body: again })).toMatchObject(
      refusedWith('sign-on-connected-elsewhere'),
    );
  });

  test('asks for the password where the log-in is long ago', async () => {
    const passwordHash = await app.ctx.passwords.hash('a lamp by the sea', { from: 'here' });
    const own = await createActor(app, { passwordHash });
    await app.ctx.transact((tx) =>
      tx
        .updateTable('sessions')
        .set({ proved_at: new Date(Date.now() - 3_600_000) })
        .execute(),
    );
    const start = (more: object) => own.send('startSignOn', { body: { connects: true, ...more } });
    expect(await start({})).toMatchObject(refusedWith('password-needed'));
    expect(await start({ currentPassword: 'wrong' })).toMatchObject(refusedWith('wrong-password'));
    expect(await start({ currentPassword: 'a lamp by the sea' })).toMatchObject({ status: 200 });
  });

  test('the last way to log in stays, whatever is pressed at once', async () => {
    const asha = person();
    const { cookie } = await logIn(asha.subject);
    const own = app.as(cookie);
    const [listed] = (await own.send('listSignOns')).body;
    expect(await own.send('disconnectSignOn', { params: { id: listed._id } })).toMatchObject({
      status: 409,
      ...refusedWith('last-way-in'),
    });
    expect((await own.send('listSignOns')).body).toHaveLength(1);
  });

  test('the log-in of a provider that this server does not ask is no way in', async () => {
    const own = await createActor(app, {});
    await app.ctx.transact(async (tx) => {
      const of = { account_id: own.id, email: own.email };
      const former = { ...of, id: own.id, issuer: 'https://former.example', subject: 'asha' };
      await tx.insertInto('sign_on_identities').values(former).execute();
      await tx
        .updateTable('accounts')
        .set({ password_hash: null })
        .where('id', '=', own.id)
        .execute();
    });
    const now = person({ email: 'another@campus.example', student_number: '' });
    await own.send('finishSignOn', {
      body: await goAndReturn(now.subject, { by: own, connects: true }),
    });
    const [one] = (await own.send('listSignOns')).body.filter(
      ({ issuer }: { issuer: string }) => issuer !== 'https://former.example',
    );
    expect(await own.send('disconnectSignOn', { params: { id: one._id } })).toMatchObject(
      refusedWith('last-way-in'),
    );
  });
});

test('a closed account keeps no way in, and its log-in is free again', async () => {
  const asha = person();
  const { body } = await logIn(asha.subject);
  const admin = await createActor(app, { role: 'admin' });
  await createAccount(app.ctx, { role: 'admin' });
  expect(await admin.send('deleteUser', { params: { id: body.user._id } })).toMatchObject({
    status: 200,
  });
  expect((await logIn(asha.subject)).body.user._id).not.toBe(body.user._id);
});

describe('claims that no text should hold', () => {
  test.each([
    ['a number', { student_number: '0177CS25\u00009999' }],
    ['a number far too long', { student_number: '0177CS25'.repeat(2_000) }],
    ['a name', { name: 'Asha\u0000 Rao' }],
    ['an address', { email: 'asha\u0000@campus.example' }],
    ['an address of a machine', { email: 'asha@[1.2.3.4]' }],
    ['groups', { groups: ['CS\u0000', 'a\u001b[2J'] }],
  ])('%s is left out, and the form asks for what is missing', async (_, claims) => {
    const asha = person(claims);
    const answer = await logIn(asha.subject);
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).not.toMatch(/\\u00|\[1\.2/);
    if (!('groups' in claims)) expect(answer.body.outcome).toBe('form');
  });

  test('a subject with them is nobody, with a sentence', async () => {
    const answer = await logIn(person({ subject: 'asha\u0000' }).subject);
    expect(answer).toMatchObject({ status: 403, ...refusedWith('sign-on-failed') });
  });

  test('a name in other forms of its letters is kept in the usual one', async () => {
    const answer = await logIn(person({ name: 'Ｐriya Rao' }).subject);
    expect(answer.body.user).toMatchObject({ name: 'Priya Rao' });
  });
});
