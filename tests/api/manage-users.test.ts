import { describe, expect, test } from 'vitest';
import { createAccount, createActor, createElection } from '#tests/support/factories.ts';
import { newestToken } from '#tests/support/links.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { startTestApp } from '#tests/support/test-app.ts';

const server = testApp();

const password = 'a lamp by the sea';
const withPassword = async () => ({ passwordHash: await server.ctx.passwords.hash(password) });
const adminOf = () => createActor(server, { role: 'admin' });
const idOf = (id: string) => ({ params: { id } });
const logIn = (enrollmentNumber: string | null, using = password) =>
  server.send('logInStudent', {
    body: { role: 'student', enrollmentNumber: enrollmentNumber ?? '', password: using },
  });

async function voteIn(voter: Awaited<ReturnType<typeof createActor>>) {
  const election = await createElection(server.ctx);
  return voter.send('castVote', {
    body: {
      userId: voter.id,
      electionId: election.id,
      position: 'President',
      candidateId: election.positions[0]?.candidates[0]?.id ?? '',
    },
  });
}

describe('the list', () => {
  test('is searched by words of name, number and e-mail, filtered, and a page at a time', async () => {
    const admin = await adminOf();
    for (let at = 0; at < 30; at += 1) {
      const name = `Listed ${String(at).padStart(2, '0')} D'Souza`;
      const email = `listed${at}@hostel-nine.example`;
      await createAccount(server.ctx, { name, email, role: at < 2 ? 'faculty' : 'student' });
    }
    const list = async (query: Record<string, string>) =>
      (await admin.send('listUsers', { query })).body;
    const first = await list({ search: "d'sou LISTED" });
    expect(first).toMatchObject({ total: 30, page: 1, pages: 2 });
    expect(first.users).toHaveLength(25);
    const behind = await list({ search: "d'sou listed", page: '9' });
    expect(behind).toMatchObject({ page: 2 });
    expect(behind.users.at(-1).name).toBe("Listed 29 D'Souza");
    expect((await list({ search: 'listed7@hostel-nine.example' })).total).toBe(1);
    expect((await list({ search: 'hostel nine', role: 'faculty' })).total).toBe(2);
    expect((await list({ search: 'hostel', state: 'suspended' })).total).toBe(0);
    const { enrollmentNumber, _id } = behind.users[0];
    const byNumber = await list({ search: enrollmentNumber.toLowerCase() });
    expect(byNumber.users.map((one: { _id: string }) => one._id)).toEqual([_id]);
    expect((await list({ search: "\\ ' & ! :* nobody" })).total).toBe(0);
    expect(JSON.stringify(first)).not.toContain('argon2');
  });

  test('refuses what is no page, with a sentence', async () => {
    const admin = await adminOf();
    const answer = await admin.send('listUsers', { query: { page: '0', role: 'king' } });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields).toSorted()).toEqual(['page', 'role']);
  });
});

describe('a suspended account', () => {
  test('is logged out, cannot log in and cannot vote, until it is lifted', async () => {
    const admin = await adminOf();
    const student = await createActor(server, await withPassword());
    const body = { reason: 'Shared the password' };
    const suspended = await admin.send('suspendUser', { ...idOf(student.id), body });
    expect(suspended.body.user).toMatchObject({ state: 'suspended', suspendedReason: body.reason });
    expect((await voteIn(student)).status).toBe(401);
    const refused = await logIn(student.enrollmentNumber);
    expect(refused).toMatchObject({ status: 403 });
    expect(refused.body.message).toBe('This account is suspended: Shared the password');
    // Who does not know the password learns nothing of it.
    expect((await logIn(student.enrollmentNumber, 'wrong')).status).toBe(401);
    const waiting = (await admin.send('listUnverifiedUsers')).body;
    expect(waiting.map((one: { _id: string }) => one._id)).not.toContain(student.id);
    expect(await admin.send('verifyUser', idOf(student.id))).toMatchObject(
      refusedWith('is-suspended'),
    );
    const lifted = await admin.send('liftSuspension', idOf(student.id));
    expect(lifted.body.user).toMatchObject({ state: 'active', suspendedReason: null });
    expect((await logIn(student.enrollmentNumber)).status).toBe(200);
  });

  test('is neither one that waits, nor oneself', async () => {
    const admin = await adminOf();
    await adminOf();
    const body = { reason: 'No reason' };
    const waiting = await createAccount(server.ctx, { role: 'faculty', isVerified: false });
    const refusal = await admin.send('suspendUser', { ...idOf(waiting.id), body });
    expect(refusal).toMatchObject(refusedWith('account-waits'));
    const own = await admin.send('suspendUser', { ...idOf(admin.id), body });
    expect(own).toMatchObject(refusedWith('own-account'));
  });
});

describe('the last admin', () => {
  test('stays, however many admins act on each other at once', async () => {
    const alone = await startTestApp();
    try {
      const admins = await Promise.all(
        Array.from({ length: 5 }, () => createActor(alone, { role: 'admin' })),
      );
      const acts = admins.flatMap((actor, at) => {
        const other = idOf(admins[(at + 1) % admins.length]?.id ?? '');
        return [
          actor.send('changeRole', { ...other, body: { role: 'faculty' } }),
          actor.send('suspendUser', { ...other, body: { reason: 'A quarrel' } }),
          actor.send('deleteUser', other),
          actor.send('unverifyUser', other),
        ];
      });
      const statuses = (await Promise.all(acts)).map((answer) => answer.status);
      expect(statuses.filter((status) => ![200, 401, 404, 409].includes(status))).toEqual([]);
      const left = await alone.ctx.db
        .selectFrom('accounts')
        .select('id')
        .where('role', '=', 'admin')
        .where('is_verified', '=', true)
        .execute();
      expect(left.length).toBeGreaterThanOrEqual(1);
      const last = admins.find(({ id }) => id === left[0]?.id);
      for (const { id } of left.slice(1)) {
        await last?.send('changeRole', { ...idOf(id), body: { role: 'faculty' } });
      }
      const own = await last?.send('changeRole', {
        ...idOf(last.id),
        body: { role: 'faculty' },
      });
      expect(own).toMatchObject(refusedWith('last-admin'));
    } finally {
      await alone.close();
    }
  });
});

describe('a change of role', () => {
  test('ends the sessions, and a student needs a number', async () => {
    const admin = await adminOf();
    const faculty = await createActor(server, { role: 'faculty' });
    const toStudent = { ...idOf(faculty.id), body: { role: 'student' } };
    expect(await admin.send('changeRole', toStudent)).toMatchObject(refusedWith('needs-number'));
    const toCouncil = { ...idOf(faculty.id), body: { role: 'council' } };
    expect((await admin.send('changeRole', toCouncil)).body.user.role).toBe('council');
    expect((await faculty.send('listContacts')).status).toBe(401);
  });
});

describe('a correction', () => {
  test('of a number is checked as a new one, and needs a reason once somebody voted', async () => {
    const admin = await adminOf();
    const [student, other] = [await createActor(server), await createAccount(server.ctx)];
    const correct = (body: object) => admin.send('correctUser', { ...idOf(student.id), body });
    expect((await correct({ enrollmentNumber: '0177CS' })).status).toBe(400);
    expect((await correct({ enrollmentNumber: '9999CS260001' })).body.message).toBe(
      'Please enter a valid enrollment number',
    );
    expect((await correct({ enrollmentNumber: '' })).status).toBe(400);
    const taken = await correct({ enrollmentNumber: other.enrollmentNumber });
    expect(taken).toMatchObject(refusedWith('enrollment-taken'));
    expect((await correct({ enrollmentNumber: '0177me269998' })).status).toBe(200);
    expect((await voteIn(student)).status).toBe(200);
    const unsaid = await correct({ enrollmentNumber: '0177ME269999' });
    expect(unsaid).toMatchObject({ status: 400 });
    expect(Object.keys(unsaid.body.fields)).toEqual(['reason']);
    const said = { enrollmentNumber: '0177ME269999', reason: 'Mistyped at registration' };
    expect((await correct(said)).body.user.enrollmentNumber).toBe('0177ME269999');
    const records = await server.ctx.db
      .selectFrom('records')
      .leftJoin('record_details as d', 'd.record_id', 'records.id')
      .select('detail')
      .where('object_id', '=', student.id)
      .where('act', '=', 'account.correct')
      .execute();
    expect(records.map(({ detail }) => detail)).toContain('number: Mistyped at registration');
  });

  test('of one number for two accounts at once: one gets it', async () => {
    const admin = await adminOf();
    const accounts = await Promise.all(Array.from({ length: 6 }, () => createAccount(server.ctx)));
    const body = { enrollmentNumber: '0177EE267777' };
    const answers = await Promise.all(
      accounts.map(({ id }) => admin.send('correctUser', { ...idOf(id), body })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  });
});

describe('sessions', () => {
  test('show their device, and one or all others are ended', async () => {
    const student = await createAccount(server.ctx, await withPassword());
    const body = { role: 'student', enrollmentNumber: student.enrollmentNumber ?? '', password };
    const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
    const { cookie: phone } = await server.send('logInStudent', {
      body,
      headers: { 'user-agent': firefox },
    });
    const { cookie: library } = await server.send('logInStudent', { body });
    const { cookie: home } = await server.send('logInStudent', { body });
    const list = async () => (await server.as(home).send('listSessions')).body;
    const sessions = await list();
    expect(sessions).toHaveLength(3);
    expect(sessions.filter((one: { isCurrent: boolean }) => one.isCurrent)).toHaveLength(1);
    const one = sessions.find(({ device }: { device: string }) => device === 'Firefox on Android');
    const ended = await server.as(home).send('endSessions', {
      body: { sessionId: one._id },
    });
    expect(ended.status).toBe(200);
    const isIn = async (cookie: string | null) =>
      (await server.as(cookie).send('readMe')).body.user !== null;
    expect([await isIn(phone), await isIn(library), await isIn(home)]).toEqual([false, true, true]);
    await server.as(home).send('endSessions');
    expect([await isIn(library), await isIn(home)]).toEqual([false, true]);
  });
});

test('an admin sends the link for a new password', async () => {
  const [admin, student] = [await adminOf(), await createAccount(server.ctx)];
  expect((await admin.send('sendResetLink', idOf(student.id))).status).toBe(200);
  const token = await newestToken(server, student.email);
  const body = { token, newPassword: password };
  expect((await server.send('resetPassword', { body })).status).toBe(200);
  expect((await logIn(student.enrollmentNumber)).status).toBe(200);
});

test('an observer logs in as faculty: the list at the log-in has four roles', async () => {
  const given = { role: 'observer', ...(await withPassword()) } as const;
  const { email } = await createAccount(server.ctx, given);
  const logInAs = (role: 'faculty' | 'admin') =>
    server.send('logIn', { body: { role, email: email ?? '', password } });
  expect(await logInAs('admin')).toMatchObject({ status: 401 });
  const body = { user: { role: 'observer' } };
  expect(await logInAs('faculty')).toMatchObject({ status: 200, body });
});
