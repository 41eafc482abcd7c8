import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findByEmail } from '#server/accounts/store.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { startProcess } from '#tests/support/server-process.ts';
import { setSignOnStage, startSignOnProvider } from '#tests/support/sign-on-stage.ts';
import type { SignOnStage } from '#tests/support/sign-on-stage.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { startBeside, startTestApp } from '#tests/support/test-app.ts';

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

const countAccounts = async () =>
  (await app.ctx.db.selectFrom('accounts').select('id').execute()).length;

describe('the first log-in', () => {
  test('makes a student of somebody whose name, address and number the provider proves', async () => {
    const asha = person({ role: 'admin', groups: ['CS', 'Second year'] });
    const answer = await logIn(asha.subject);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        outcome: 'in',
        // A claim says "admin"; an office comes from officers alone.
        user: { role: 'student', name: asha.name, enrollmentNumber: asha.student_number },
      },
    });
    const me = await app.as(answer.cookie).send('readMe');
    expect(me.body).toMatchObject({ user: { email: asha.email }, isEmailConfirmed: true });
    const account = await findByEmail(app.ctx.db, asha.email);
    expect(account).toMatchObject({ proved_how: 'sign-on', password_hash: null });
    const said = await app.ctx.db
      .selectFrom('sign_on_identities as i')
      .innerJoin('sign_on_groups as s', 's.identity_id', 'i.id')
      .select(['i.account_id', 's.groups'])
      .where('i.subject', '=', asha.subject)
      .executeTakeFirst();
    expect(said).toMatchObject({ account_id: account?.id, groups: ['CS', 'Second year'] });

    const again = await logIn(asha.subject);
    expect(again.body.user._id).toBe(answer.body.user._id);
  });

  test('asks for what the provider does not say, and a typed number is not proved', async () => {
    const guest = person({ student_number: 'staff-17', email_verified: false });
    const back = await goAndReturn(guest.subject);
    const form = await app.send('finishSignOn', { body: back });
    expect(form).toMatchObject({
      status: 200,
      cookie: null,
      body: {
        outcome: 'form',
        user: null,
        form: { name: guest.name, email: guest.email, enrollmentNumber: null },
      },
    });
    const send = (more: object) =>
      app.send('registerBySignOn', {
        body: { key: back.key, role: 'student', name: 'Asha Rao', email: guest.email, ...more },
      });
    expect(await send({})).toMatchObject({ status: 400 });
    expect(await send({ role: 'admin' })).toMatchObject({ status: 400 });
    const made = await send({ enrollmentNumber: '0177cs259001' });
    expect(made).toMatchObject({ status: 201, body: { user: { role: 'student' } } });
    expect(await findByEmail(app.ctx.db, guest.email)).toMatchObject({
      enrollment_number: '0177CS259001',
      proved_at: null,
      email_confirmed_at: null,
    });
    expect(await send({ enrollmentNumber: '0177CS259002' })).toMatchObject(
      refusedWith('sign-on-over'),
    );
  });

  test('lets faculty wait for approval, as every registration does', async () => {
    const meera = person({ student_number: '' });
    const back = await goAndReturn(meera.subject);
    await app.send('finishSignOn', { body: back });
    const made = await app.send('registerBySignOn', {
      // The provider proved another address than the one that is typed here.
      body: { key: back.key, role: 'faculty', name: 'Meera', email: 'else@campus.example' },
    });
    expect(made).toMatchObject({
      status: 201,
      cookie: null,
      body: { user: { role: 'faculty', verified: false, email: meera.email } },
    });
    expect(await logIn(meera.subject)).toMatchObject({
      status: 403,
      ...refusedWith('awaits-approval'),
    });
  });

  test('of one person in many windows at once makes one account', async () => {
    const asha = person();
    const backs = [];
    for (let window = 0; window < 8; window += 1) backs.push(await goAndReturn(asha.subject));
    const before = await countAccounts();
    const answers = await Promise.all(backs.map((body) => app.send('finishSignOn', { body })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.user._id)).size).toBe(1);
    expect(await countAccounts()).toBe(before + 1);
  });

  test('is not counted for its network: the campus has said who it is', async () => {
    const { config } = app.ctx;
    const usual = config.arrivalsPerMinute;
    afterThis(() => {
      config.arrivalsPerMinute = usual;
    });
    config.arrivalsPerMinute = 1;
    const register = (end: number) =>
      app.send('registerStudent', {
        body: {
          role: 'student',
          name: 'Asha Rao',
          email: `waits${end}@campus.example`,
          enrollmentNumber: `0177CS26${String(end).padStart(4, '0')}`,
          password: 'a lamp by the sea',
        },
      });
    for (const first of [1, 2, 3]) expect((await register(first)).status).toBe(201);
    expect((await register(4)).status, 'the network had its share').toBe(429);
    expect((await logIn(person().subject)).status).toBe(200);
    const guest = person({ student_number: '' });
    const { key, search } = await goAndReturn(guest.subject);
    await app.send('finishSignOn', { body: { key, search } });
    const form = { role: 'faculty', name: guest.name, email: guest.email };
    expect((await app.send('registerBySignOn', { body: { key, ...form } })).status).toBe(201);
  });
});

describe('an answer is refused', () => {
  test('with another state', async () => {
    const [before, { key, search }] = [await countAccounts(), await goAndReturn(person().subject)];
    const other = search.replace(/state=[^&]+/, 'state=made-up');
    expect(await app.send('finishSignOn', { body: { key, search: other } })).toMatchObject({
      status: 403,
      ...refusedWith('sign-on-failed'),
    });
    expect(await countAccounts()).toBe(before);
  });

  test('that a stranger began: their answer is no use in another browser', async () => {
    const [own, strange] = [
      await goAndReturn(person().subject),
      await goAndReturn(person().subject),
    ];
    const mixed = { key: own.key, search: strange.search };
    expect(await app.send('finishSignOn', { body: mixed })).toMatchObject({ status: 403 });
    expect(
      await app.send('finishSignOn', { body: { key: 'guessed', search: strange.search } }),
    ).toMatchObject(refusedWith('sign-on-over'));
  });

  test('for the second time', async () => {
    const back = await goAndReturn(person().subject);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.send('finishSignOn', { body: back })),
    );
    const reasons = answers.map(({ body }) => body.reason ?? 'in');
    expect(reasons.filter((reason) => reason === 'in')).toHaveLength(1);
    expect(reasons.filter((reason) => reason === 'sign-on-over')).toHaveLength(4);
  });

  test('whose token was made for another request', async () => {
    const back = await goAndReturn(person().subject);
    await app.ctx.transact((tx) =>
      tx.updateTable('sign_on_requests').set({ nonce: 'another' }).execute(),
    );
    expect(await app.send('finishSignOn', { body: back })).toMatchObject({
      status: 403,
      ...refusedWith('sign-on-failed'),
    });
  });

  test('whose code was asked for with another verifier', async () => {
    const back = await goAndReturn(person().subject);
    await app.ctx.transact((tx) =>
      tx
        .updateTable('sign_on_requests')
        .set({ code_verifier: 'x'.repeat(43) })
        .execute(),
    );
    expect(await app.send('finishSignOn', { body: back })).toMatchObject({ status: 403 });
  });

  test('that comes too late', async () => {
    const back = await goAndReturn(person().subject);
    await app.ctx.transact((tx) =>
      tx
        .updateTable('sign_on_requests')
        .set({ expires_at: new Date(0) })
        .execute(),
    );
    expect(await app.send('finishSignOn', { body: back })).toMatchObject(
      refusedWith('sign-on-over'),
    );
  });

  test('in words of its own when somebody stops at the provider', async () => {
    const back = await goAndReturn('');
    expect(await app.send('finishSignOn', { body: back })).toMatchObject({
      status: 403,
      ...refusedWith('sign-on-stopped'),
    });
  });
});

test('another provider is another world: the same subject there is somebody else', async () => {
  const asha = person();
  const first = await logIn(asha.subject);
  const other = await startSignOnProvider();
  other.people.set(asha.subject, {
    ...asha,
    email: 'other@campus.example',
    student_number: '0177CS259100',
  });
  const beside = await startBeside(app, { signOn: other.settings });
  afterThis(() => beside.close());
  const started = await beside.send('startSignOn', { body: {} });
  const search = await other.logIn(started.body.url, asha.subject);
  const second = await beside.send('finishSignOn', { body: { key: started.body.key, search } });
  expect(second).toMatchObject({ status: 200, body: { outcome: 'in' } });
  expect(second.body.user._id).not.toBe(first.body.user._id);
});

test('a server starts while the provider is away, and warns', async () => {
  const place = await createTestDatabase();
  afterThis(() => place.drop());
  const server = await startProcess(place, {
    SIGN_ON_ISSUER: 'http://127.0.0.1:9',
    SIGN_ON_CLIENT_ID: 'hustings',
    SIGN_ON_CLIENT_SECRET: 'a secret of this test',
  });
  await server.until(/single sign-on did not work/);
  expect(await (await fetch(`${server.url}/api/health`)).json()).toMatchObject({ status: 'ok' });
  expect(server.said()).not.toContain('a secret of this test');
});

test('a provider that is away is a clear sentence, and the server starts without it', async () => {
  const provider = await startSignOnProvider();
  await provider.close();
  const alone = await startTestApp({ signOn: provider.settings });
  afterThis(() => alone.close());
  const answer = await alone.send('startSignOn', { body: {} });
  expect(answer).toMatchObject({ status: 503, ...refusedWith('sign-on-unreachable') });
  expect(answer.body.message).toMatch(/^The log-in with Sarovar account cannot be reached now\./);
  expect(await alone.send('readCampus')).toMatchObject({
    status: 200,
    body: { signOn: 'Sarovar account' },
  });
});
