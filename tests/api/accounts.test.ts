import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { afterThis } from '#tests/support/after-this.ts';
import { createAccount, createActor, createElection } from '#tests/support/factories.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { statementsSaid } from '#tests/support/statements-said.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { startTestApp } from '#tests/support/test-app.ts';

const server = testApp();

const password = 'correct horse battery';
const student = (count: number) => ({
  role: 'student' as const,
  name: 'Meher Chawla',
  email: `meher${count}@campus.example`,
  enrollmentNumber: `0177CS24${String(count).padStart(4, '0')}`,
  password,
});

describe('registration', () => {
  test('signs a student in with a cookie that scripts cannot read', async () => {
    const answer = await server.send('registerStudent', { body: student(1) });
    expect(answer.status).toBe(201);
    expect(answer.body.message).toBe('Registration successful.');
    expect(answer.body.user).toMatchObject({ role: 'student', verified: true, profileImg: '' });
    expect(JSON.stringify(answer.body)).not.toContain('password');
    expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/);
    const me = await server.as(answer.cookie).send('readMe');
    expect(me.body.user).toEqual(answer.body.user);
  });

  test('ends the session of whoever was signed in before, on a shared computer', async () => {
    const before = await createActor(server);
    const { cookie } = await before.send('registerStudent', { body: student(7) });
    expect((await server.as(cookie).send('readMe')).body.user.name).toBe('Meher Chawla');
    expect((await before.send('readMe')).body.user).toBeNull();
  });

  test.each(['Аsha Rao', 'Asha\u200b Rao', 'Asha\u00adRao', `A${'\u0301'.repeat(60)}sha`])(
    'takes no name with letters of another script, that nobody sees, or under a heap of marks: %j',
    async (name) => {
      const body = { ...student(20), name };
      const answers = [
        await server.send('registerStudent', { body }),
        await server.send('register', { body: { ...body, role: 'faculty' } }),
        await (await createActor(server)).send('changeName', { body: { name } }),
      ];
      for (const answer of answers) {
        expect(answer.status).toBe(400);
        expect(Object.keys(answer.body.fields)).toEqual(['name']);
        expect(answer.body.message).toMatch(/^Please write the name/);
      }
    },
  );

  test('keeps a name composed; one that is there already may stay when the rest is corrected', async () => {
    const body = { ...student(21), name: 'Jose\u0301  Rao' };
    const answer = await server.send('registerStudent', { body });
    expect(answer.body.user.name).toBe('José Rao');
    const wide = await server.send('registerStudent', {
      body: { ...student(23), name: 'Ｐriya Ｒao' },
    });
    expect(wide.body.user.name).toBe('Priya Rao');
    const admin = await createActor(server, { role: 'admin' });
    const former = await createAccount(server.ctx, { name: 'Аsha Rao' });
    const correct = (given: object) =>
      admin.send('correctUser', { params: { id: former.id }, body: { ...given, reason: '' } });
    const number = '0177CS249990';
    const kept = await correct({ name: 'Аsha Rao', enrollmentNumber: number });
    expect(kept).toMatchObject({ status: 200, body: { user: { enrollmentNumber: number } } });
    expect((await correct({ name: 'Аsha Das' })).body.fields).toHaveProperty('name');
  });

  test('with a taken number tells nothing of the address, and in one sentence', async () => {
    const owner = await createAccount(server.ctx);
    const stranger = { ...student(8), enrollmentNumber: owner.enrollmentNumber ?? '' };
    const refusal = async (body: Partial<typeof stranger>) => {
      const answer = await server.send('registerStudent', { body: { ...stranger, ...body } });
      return { status: answer.status, body: answer.body };
    };
    // The settings are remembered for a second: each of the two reads them once.
    const now = vi.spyOn(server.clock, 'now').mockReturnValue(Date.now());
    afterThis(() => now.mockRestore());
    const statements: string[][] = [];
    const answers = [];
    for (const email of [owner.email, 'nobody@campus.example']) {
      statements.push(
        await statementsSaid(server.ctx.pool, async () => answers.push(await refusal({ email }))),
      );
    }
    answers.push(await refusal({ enrollmentNumber: '0177CS240009', email: owner.email }));
    expect(answers[0]).toMatchObject(refusedWith('account-taken'));
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    // The same work, so that there is nothing to measure either.
    expect(statements[1]).toEqual(statements[0]);
  });

  test('takes a number in any case, once, however many ask at once', async () => {
    const body = { ...student(2), enrollmentNumber: '0177cs240002' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => server.send('registerStudent', { body })),
    );
    expect(answers.filter((one) => one.status === 201)).toHaveLength(1);
    expect(answers.filter((one) => one.status === 409)).toHaveLength(9);
    const [row] = await server.ctx.db
      .selectFrom('accounts')
      .select('enrollment_number')
      .where('email', '=', body.email)
      .execute();
    expect(row?.enrollment_number).toBe('0177CS240002');
  });

  test('says which field is wrong, in the words of the spec', async () => {
    const wrong = await server.send('registerStudent', {
      body: { ...student(3), enrollmentNumber: '0177CS24000' },
    });
    expect(wrong.status).toBe(400);
    expect(wrong.body.message).toBe('Please enter a valid enrollment number');
    const none = await server.send('registerStudent', { body: { ...student(3), name: ' ' } });
    expect(none.body.message).toBe('Please fill all the fields');
    const short = await server.send('registerStudent', {
      body: { ...student(3), password: 'short' },
    });
    expect(short.body.fields.password).toMatch(/at least 8/);
  });

  test('stores nothing that was not asked for', async () => {
    const answer = await server.send('registerStudent', {
      body: {
        ...student(4),
        role: 'student',
        verified: true,
        profileImg: 'https://x.example/a.png',
        _id: 'x',
      },
    });
    expect(answer.body.user.profileImg).toBe('');
    const staff = await server.send('register', {
      body: { ...student(5), role: 'admin', verified: true, isVerified: true },
    });
    expect(staff.status).toBe(201);
    expect(staff.body.user.verified).toBe(false);
    expect(staff.cookie).toBeNull();
    expect(staff.body.message).toBe(
      'Registration successful. Please contact admin for approval and login.',
    );
  });

  test('keeps students and staff on their own call', async () => {
    const asStaff = await server.send('register', { body: student(6) });
    expect(asStaff.status).toBe(400);
    const asStudent = await server.send('registerStudent', {
      body: { ...student(6), role: 'admin' },
    });
    expect(asStudent.status).toBe(400);
  });
});

describe('log-in', () => {
  beforeAll(() => server.send('registerStudent', { body: student(10) }));

  test('answers an unknown number and a wrong password alike', async () => {
    const wrong = await server.send('logInStudent', {
      body: { role: 'student', enrollmentNumber: '0177CS240010', password: 'not this one' },
    });
    const unknown = await server.send('logInStudent', {
      body: { role: 'student', enrollmentNumber: '0177CS249999', password: 'not this one' },
    });
    expect(wrong.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
  });

  test('takes the number in any case and gives a session kept only as a hash', async () => {
    const answer = await server.send('logInStudent', {
      body: { role: 'student', enrollmentNumber: ' 0177cs240010 ', password },
    });
    expect(answer.status).toBe(200);
    expect(answer.body.message).toBe('Login successful');
    const token = answer.cookie?.split('=')[1] ?? '';
    const rows = await server.ctx.db.selectFrom('sessions').select('token_hash').execute();
    const hashes = rows.map((row) => row.token_hash.toString('hex'));
    expect(hashes).toContain(createHash('sha256').update(token).digest('hex'));
    expect(hashes).not.toContain(Buffer.from(token).toString('hex'));
  });

  test('rotates: the session that the browser held before is over', async () => {
    const body = { role: 'student' as const, enrollmentNumber: '0177CS240010', password };
    const first = await server.send('logInStudent', { body });
    const second = await server.as(first.cookie).send('logInStudent', { body });
    expect(second.cookie).not.toBe(first.cookie);
    expect((await server.as(first.cookie).send('readMe')).body.user).toBeNull();
    expect((await server.as(second.cookie).send('readMe')).body.user).not.toBeNull();
  });

  test('lets staff in after approval only, and says so', async () => {
    const admin = await createActor(server, { role: 'admin' });
    const body = { ...student(11), role: 'council' as const };
    const { user } = (await server.send('register', { body })).body;
    const logIn = () =>
      server.send('logIn', {
        body: { role: 'council', email: body.email.toUpperCase(), password },
      });
    const early = await logIn();
    expect(early.status).toBe(403);
    expect(early.body.reason).toBe('awaits-approval');
    expect((await admin.send('verifyUser', { params: { id: user._id } })).status).toBe(200);
    const late = await logIn();
    expect(late.status).toBe(200);
    const wrongRole = await server.send('logIn', {
      body: { role: 'admin', email: body.email, password },
    });
    expect(wrongRole.status).toBe(401);
    await admin.send('unverifyUser', { params: { id: user._id } });
    expect((await server.as(late.cookie).send('readMe')).body.user).toBeNull();
  });

  test('slows guesses at one account, parallel ones too, and no other account', async () => {
    await server.send('registerStudent', { body: student(12) });
    await server.send('registerStudent', { body: student(13) });
    const guess = (number: string, word: string) =>
      server.send('logInStudent', {
        body: { role: 'student', enrollmentNumber: number, password: word },
      });
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, count) => guess('0177CS240012', `guess ${count}`)),
    );
    const refused = guesses.filter((one) => one.status === 429);
    expect(guesses.filter((one) => one.status === 401).length).toBeLessThanOrEqual(6);
    expect(refused.length).toBeGreaterThanOrEqual(24);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await guess('0177CS240013', password)).status).toBe(200);
  });

  test('a log-out ends the session', async () => {
    const actor = await createActor(server);
    const answer = await actor.send('logOut');
    expect(answer.status).toBe(200);
    expect((await actor.send('listMyBallots')).status).toBe(401);
  });
});

describe('the officers', () => {
  test('lists those who wait, oldest first, and approves once', async () => {
    const admin = await createActor(server, { role: 'admin' });
    const waiting = await createAccount(server.ctx, { role: 'faculty', isVerified: false });
    const list = await admin.send('listUnverifiedUsers');
    expect(list.body.map((user: { _id: string }) => user._id)).toContain(waiting.id);
    const params = { id: waiting.id };
    const twice = [
      await admin.send('verifyUser', { params }),
      await admin.send('verifyUser', { params }),
    ];
    expect(twice.map((one) => one.status)).toEqual([200, 200]);
    const records = await server.ctx.db
      .selectFrom('records')
      .select('id')
      .where('object_id', '=', waiting.id)
      .execute();
    expect(records).toHaveLength(1);
  });

  test('two last admins who delete each other at once: one stays', async () => {
    const alone = await startTestApp();
    const first = await createActor(alone, { role: 'admin' });
    const second = await createActor(alone, { role: 'admin' });
    const answers = await Promise.all([
      first.send('deleteUser', { params: { id: second.id } }),
      second.send('deleteUser', { params: { id: first.id } }),
    ]);
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1);
    const admins = await alone.ctx.db
      .selectFrom('accounts')
      .select('id')
      .where('role', '=', 'admin')
      .where('is_verified', '=', true)
      .execute();
    expect(admins).toHaveLength(1);
    await alone.close();
  });

  test('one who stood is anonymised, one who did nothing is gone', async () => {
    const admin = await createActor(server, { role: 'admin' });
    const election = await createElection(server.ctx, { positions: { President: 1 } });
    const nominee = election.positions[0]?.candidates[0]?.nominee;
    const idle = await createAccount(server.ctx);
    await admin.send('deleteUser', { params: { id: nominee?.id ?? '' } });
    await admin.send('deleteUser', { params: { id: idle.id } });
    const rows = await server.ctx.db
      .selectFrom('accounts')
      .selectAll()
      .where('id', 'in', [nominee?.id ?? '', idle.id])
      .execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ email: null, enrollment_number: null, password_hash: null });
    expect(JSON.stringify(rows)).not.toContain(nominee?.name ?? '?');
  });
});
