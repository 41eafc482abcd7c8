import { beforeAll, describe, expect, test } from 'vitest';
import { createActor } from '#tests/support/factories.ts';
import { emailsTo, newestToken } from '#tests/support/links.ts';
import { addPasskey, codeOf, factorStage, password } from '#tests/support/second-factor-stage.ts';
import type { FactorOfficer } from '#tests/support/second-factor-stage.ts';
import type { Answer } from '#tests/support/test-app.ts';
import { testApp } from '#tests/support/app-of-file.ts';

let stage: ReturnType<typeof factorStage>;
// Nothing leaves: the test reads what waits to.
const app = testApp({ smtpUrl: 'smtp://127.0.0.1:9' });
beforeAll(async () => {
  stage = factorStage(app);
});

const refused = (reason: string) => ({ body: { reason } });
const keyOf = (answer: Answer) => answer.body.secondStep.key as string;
const finish = (first: Answer, code: string) =>
  app.send('finishLogIn', { body: { key: keyOf(first), code } });
const succeeded = (answers: Answer[]) => answers.filter(({ status }) => status === 200);
const actsOf = async (objectId: string) => {
  const rows = await app.ctx.db
    .selectFrom('records')
    .select('act')
    .where('object_id', '=', objectId)
    .execute();
  return rows.map(({ act }) => act);
};

describe('a log-in', () => {
  test('takes a second step, whose half opens nothing before the code', async () => {
    const own = await stage.withFactor();
    const first = await own.logIn();
    expect(first).toMatchObject({
      status: 403,
      cookie: null,
      body: {
        message: 'Please confirm with your second step.',
        secondStep: { ways: ['code', 'recovery-code'] },
      },
    });
    const half = app.as(`hustings=${keyOf(first)}`);
    expect((await half.send('listUsers')).status).toBe(401);
    expect(await finish(first, '000000')).toMatchObject(refused('second-step-wrong'));
    const second = await finish(first, own.nextCode());
    expect(second).toMatchObject({ status: 200, body: { user: { _id: own.id } } });
    expect((await app.as(second.cookie).send('listUsers')).status).toBe(200);
    // The half is used up.
    expect(await finish(first, own.nextCode())).toMatchObject(refused('second-step-over'));
  });

  test('asks nobody who has none, and no one who is no officer any more', async () => {
    const plain = await stage.officer('council');
    const body = { role: 'council', email: plain.email, password };
    expect((await app.send('logIn', { body })).status).toBe(200);
    const former = await stage.withFactor('council');
    await app.ctx.transact((tx) =>
      tx.updateTable('accounts').set({ role: 'faculty' }).where('id', '=', former.id).execute(),
    );
    const asFaculty = { role: 'faculty', email: former.email, password };
    expect((await app.send('logIn', { body: asFaculty })).status).toBe(200);
  });

  test('takes each code once, of many at once one', async () => {
    const own = await stage.withFactor();
    const halves = await Promise.all([own.logIn(), own.logIn(), own.logIn(), own.logIn()]);
    const code = own.nextCode();
    const answers = await Promise.all(halves.map((half) => finish(half, code)));
    expect(succeeded(answers)).toHaveLength(1);
    expect(await finish(await own.logIn(), code)).toMatchObject(refused('second-step-wrong'));
  });

  test('takes each recovery code once, of many at once one, and records it', async () => {
    const own = await stage.withFactor();
    expect(own.recoveryCodes).toHaveLength(10);
    const [used = '', other = ''] = own.recoveryCodes;
    const halves = await Promise.all([own.logIn(), own.logIn(), own.logIn(), own.logIn()]);
    const answers = await Promise.all(halves.map((half) => finish(half, used)));
    expect(succeeded(answers)).toHaveLength(1);
    expect((await finish(await own.logIn(), other.toLowerCase())).status).toBe(200);
    expect((await actsOf(own.id)).filter((act) => act === 'factor.recovery-code')).toHaveLength(2);
    const { body } = await own.send('readSecondFactor');
    expect(body).toMatchObject({ isOn: true, hasApp: true, recoveryCodesLeft: 8 });
  });

  test('opens one session by one half, of many right codes at once', async () => {
    const own = await stage.withFactor();
    const half = await own.logIn();
    const codes = own.recoveryCodes.slice(0, 4);
    const answers = await Promise.all(codes.map((code) => finish(half, code)));
    expect(succeeded(answers)).toHaveLength(1);
    expect((await own.send('readSecondFactor')).body.recoveryCodesLeft).toBe(9);
  });

  test('bounds guesses, and each half of it to one account', async () => {
    const own = await stage.withFactor();
    const first = await own.logIn();
    for (let guess = 0; guess < 6; guess += 1) await finish(first, '000000');
    const right = own.nextCode();
    expect(await finish(first, right)).toMatchObject({ status: 429 });
    const other = await stage.withFactor();
    expect(await finish(await other.logIn(), right)).toMatchObject(refused('second-step-wrong'));
  });

  test('that is guessed five times is told to the owner, once an hour', async () => {
    const own = await stage.withFactor();
    const told = async () =>
      (await own.send('readOwnData')).body.notices.filter(
        ({ kind }: { kind: string }) => kind === 'wrong-steps',
      ).length;
    const half = await own.logIn();
    for (let guess = 0; guess < 4; guess += 1) await finish(half, '000000');
    expect(await told()).toBe(0);
    for (let guess = 0; guess < 3; guess += 1) await finish(half, '000000');
    expect(await told()).toBe(1);
  });

  test('ends with a reset of the password, which keeps the second step', async () => {
    const own = await stage.withFactor();
    const half = await own.logIn();
    await app.send('forgotPassword', { body: { email: own.email } });
    const token = await newestToken(app, own.email);
    const newPassword = 'another lamp by the sea';
    expect((await app.send('resetPassword', { body: { token, newPassword } })).status).toBe(200);
    expect(await finish(half, own.nextCode())).toMatchObject(refused('second-step-over'));
    const body = { role: 'admin', email: own.email, password: newPassword };
    expect(await app.send('logIn', { body })).toMatchObject(refused('second-step'));
  });

  test('by a passkey counts as both', async () => {
    const own = await stage.withFactor();
    const usePasskey = await addPasskey(app, own);
    expect((await app.send('logInWithPasskey', { body: await usePasskey() })).status).toBe(200);
  });
});

describe('turning it on', () => {
  test('needs the code of the secret that was shown, which is never shown again', async () => {
    const own = await stage.officer();
    const add = (code: string) => own.send('addSecondFactor', { body: { code } });
    expect(await add('123456')).toMatchObject(refused('second-factor-late'));
    const { body } = await own.send('startSecondFactor', { body: {} });
    expect(body.uri).toContain(`secret=${body.secret}`);
    expect(await add('000000')).toMatchObject(refused('second-step-wrong'));
    const state = (await own.send('readSecondFactor')).body;
    expect(state).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
    expect(JSON.stringify(state)).not.toContain(body.secret);
  });

  test('ends the sessions of other browsers, and is recorded without the secret', async () => {
    const own = await stage.officer();
    const token = await app.ctx.transact((tx) => app.ctx.sessions.start(tx, own.id));
    const elsewhere = app.as(`hustings=${token}`);
    expect((await elsewhere.send('listPasskeys')).status).toBe(200);
    await addPasskey(app, own);
    expect((await own.send('addSecondFactor', { body: {} })).status).toBe(201);
    expect((await elsewhere.send('listPasskeys')).status).toBe(401);
    expect((await own.send('listPasskeys')).status).toBe(200);
    expect(await actsOf(own.id)).toContain('factor.add');
  });

  test('with passkeys alone needs one, and keeps the last one', async () => {
    const own = await stage.officer();
    expect(await own.send('addSecondFactor', { body: {} })).toMatchObject(refused('passkey-first'));
    await addPasskey(app, own);
    expect((await own.send('addSecondFactor', { body: {} })).status).toBe(201);
    const body = { role: 'admin', email: own.email, password };
    expect(await app.send('logIn', { body })).toMatchObject({
      body: { secondStep: { ways: ['passkey', 'recovery-code'] } },
    });
    const [passkey] = (await own.send('listPasskeys')).body;
    const params = { id: passkey._id };
    expect(await own.send('removePasskey', { params })).toMatchObject(refused('passkey-is-factor'));
  });

  test('new recovery codes end the former ones', async () => {
    const own = await stage.withFactor();
    const { body } = await own.send('renewRecoveryCodes');
    expect(body.recoveryCodes).toHaveLength(10);
    const first = await own.logIn();
    expect(await finish(first, own.recoveryCodes[0] ?? '')).toMatchObject(
      refused('second-step-wrong'),
    );
    expect((await finish(first, body.recoveryCodes[9])).status).toBe(200);
  });
});

test('a lost one is taken off by another admin with a reason, and not by its owner', async () => {
  const [own, other] = [await stage.withFactor(), await stage.withFactor('council')];
  const takeOff = (id: string) =>
    own.send('takeOffSecondFactor', { params: { id }, body: { reason: 'The phone is lost' } });
  expect(await takeOff(own.id)).toMatchObject(refused('own-account'));
  await app.ctx.transact((tx) =>
    tx
      .updateTable('accounts')
      .set({ email_confirmed_at: new Date() })
      .where('id', '=', other.id)
      .execute(),
  );
  const listed = await own.send('listUsers', { query: { search: other.email } });
  expect(listed.body.users).toMatchObject([{ hasSecondFactor: true }]);
  expect(await takeOff(other.id)).toMatchObject({
    status: 200,
    body: { user: { hasSecondFactor: false } },
  });
  expect((await other.send('readSecondFactor')).status).toBe(401);
  expect((await other.logIn()).status).toBe(200);
  expect(await actsOf(other.id)).toContain('factor.take-off');
  expect((await emailsTo(app, other.email)).map(({ subject }) => subject)).toContain(
    'Your log-in has no second step any more',
  );
  expect(await takeOff(other.id)).toMatchObject(refused('no-second-factor'));
});

describe('where the campus asks for it', () => {
  const campus = testApp();

  test('an officer without one logs in only to set it up', async () => {
    const there = factorStage(campus);
    const plain = await there.officer();
    const set = (own: Pick<FactorOfficer, 'send'>, officersNeedSecondFactor: boolean) =>
      own.send('saveCampusSettings', { body: { officersNeedSecondFactor } });
    expect(await set(plain, true)).toMatchObject(refused('second-factor-first'));
    const admin = await there.withFactor();
    expect((await set(admin, true)).status).toBe(200);

    // The session that was open, and a new one.
    const body = { role: 'admin', email: plain.email, password };
    const { cookie } = await campus.send('logIn', { body });
    for (const session of [plain, campus.as(cookie)]) {
      expect(await session.send('listUsers')).toMatchObject(refused('second-factor-missing'));
      expect(await session.send('castBallot', { body: {} })).toMatchObject({ status: 403 });
      expect((await session.send('readMe')).body).toMatchObject({
        user: { _id: plain.id },
        needsSecondFactor: true,
      });
    }
    const student = await createActor(campus);
    expect((await student.send('listPasskeys')).status).toBe(200);

    const limited = campus.as(cookie);
    const { secret } = (await limited.send('startSecondFactor', { body: {} })).body;
    const code = codeOf(secret, campus.clock.now());
    expect((await limited.send('addSecondFactor', { body: { code } })).status).toBe(201);
    expect((await limited.send('listUsers')).status).toBe(200);

    expect(await limited.send('removeSecondFactor')).toMatchObject(
      refused('second-factor-required'),
    );
    expect((await set(admin, false)).status).toBe(200);
    expect((await limited.send('removeSecondFactor')).status).toBe(200);
    expect((await limited.send('listUsers')).status).toBe(200);
  });
});
