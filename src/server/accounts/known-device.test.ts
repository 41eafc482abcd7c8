import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestAccount } from '#tests/support/factories.ts';
import { createAccount } from '#tests/support/factories.ts';
import { newestToken } from '#tests/support/links.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import type { Answer } from '#tests/support/test-app.ts';
import { testApp } from '#tests/support/app-of-file.ts';

const password = 'a lamp by the sea';
let passwordHash = '';
// Behind a proxy, callers come from the address that it names.
const server = testApp({ proxies: 1 });
beforeAll(async () => {
  passwordHash = await server.ctx.passwords.hash(password);
});

const from = (address: string) => ({ 'x-forwarded-for': address });
const logIn = (
  account: TestAccount,
  given: { word?: string; cookie?: string; address?: string },
): Promise<Answer> =>
  server.as(given.cookie ?? null).send('logInStudent', {
    body: {
      role: 'student',
      enrollmentNumber: account.enrollmentNumber ?? '',
      password: given.word ?? password,
    },
    headers: from(given.address ?? '198.51.100.1'),
  });

/** The cookie by which a browser is known, of an answer that sets it. */
const deviceOf = (answer: Answer): string =>
  /hustings-device=[^;]*/.exec(String(answer.headers['set-cookie']))?.[0] ?? '';

/** The attack: 112 wrong guesses from 28 addresses, as an officer was once kept out. */
async function guess(account: TestAccount): Promise<void> {
  for (let address = 0; address < 28; address += 1) {
    const tries = Array.from({ length: 4 }, () =>
      logIn(account, { word: 'a guess', address: `203.0.113.${address}` }),
    );
    await Promise.all(tries);
  }
}

/** Lets the pauses of now last, however slow the machine is that makes the calls. */
async function holdPauses(): Promise<void> {
  await server.ctx.pool.query(
    `update log_in_attempts set blocked_until = now() + interval '10 minutes'
     where blocked_until > last_at + interval '0.5 seconds'`,
  );
}

/** What such guesses leave behind: a pause for everybody. */
async function pause(account: TestAccount): Promise<void> {
  await server.ctx.pool.query(
    `insert into log_in_attempts (key, failures, blocked_until)
     values ($1, 112, now() + interval '10 minutes') on conflict (key) do update
     set failures = excluded.failures, blocked_until = excluded.blocked_until`,
    [createHash('sha256').update(`account:${account.id}`).digest()],
  );
  expect((await logIn(account, { address: '192.0.2.9' })).status).toBe(429);
}

test('an IPv6 /48 tries eight times as often as one of its networks', async () => {
  const owner = await createAccount(server.ctx, { passwordHash });
  const inside = (network: number) => `2001:db8:5:${network}::1`;
  for (let network = 0; network < 10; network += 1) {
    const tries = Array.from({ length: 4 }, () =>
      logIn(owner, { word: 'a guess', address: inside(network) }),
    );
    for (const one of await Promise.all(tries)) expect(one.status).toBe(401);
  }
  await logIn(owner, { word: 'a guess', address: inside(10) });
  await holdPauses();
  expect((await logIn(owner, { address: inside(11) })).status).toBe(429);
  expect((await logIn(owner, { address: '2001:db8:6::1' })).status).toBe(200);
});

describe('while strangers guess at a password', () => {
  let owner: TestAccount;
  let known: Answer;
  beforeAll(async () => {
    owner = await createAccount(server.ctx, { passwordHash });
    known = await logIn(owner, {});
    await guess(owner);
    await holdPauses();
  });

  test('the owner gets in from a browser in which they were signed in before', async () => {
    expect(await logIn(owner, { address: '192.0.2.1' })).toMatchObject(
      refusedWith('too-many-log-ins'),
    );
    const answer = await logIn(owner, { cookie: deviceOf(known) });
    expect(answer.status).toBe(200);
    expect(deviceOf(answer)).toBe(deviceOf(known));
  });

  test('the owner’s log-in gives the strangers no new tries', async () => {
    await logIn(owner, { cookie: deviceOf(known) });
    expect((await logIn(owner, { word: 'a guess', address: '192.0.2.2' })).status).toBe(429);
  });

  test('the mark of another account, a changed one and an invented one help nobody', async () => {
    const stranger = await createAccount(server.ctx, { passwordHash });
    const others = deviceOf(await logIn(stranger, {}));
    // The last sign of a mark holds less than six bits, so another sign there may be the same mark.
    const changed = deviceOf(known).replace(/.(?=.{8}$)/, (sign) => (sign === 'A' ? 'B' : 'A'));
    for (const cookie of [
      others,
      changed,
      'hustings-device=x.y.z',
      `hustings-device=${'A'.repeat(38)}`,
    ]) {
      const answer = await logIn(owner, { cookie, address: '192.0.2.3' });
      expect(answer).toMatchObject(refusedWith('too-many-log-ins'));
    }
  });

  test('a new password makes the marks of before void', async () => {
    const before = await createAccount(server.ctx, { passwordHash });
    const cookie = deviceOf(await logIn(before, {}));
    const hash = await server.ctx.passwords.hash(password);
    await server.ctx.pool.query('update accounts set password_hash = $2 where id = $1', [
      before.id,
      hash,
    ]);
    await pause(before);
    expect(await logIn(before, { cookie })).toMatchObject(refusedWith('too-many-log-ins'));
  });
});

test('a link for a new password lets in whom strangers keep out, also while they go on', async () => {
  const owner = await createAccount(server.ctx, { passwordHash });
  await guess(owner);
  await holdPauses();
  await server.send('forgotPassword', { body: { email: owner.email } });
  const body = { token: await newestToken(server, owner.email), newPassword: 'a boat by the sea' };
  const answer = await server.send('resetPassword', { body });
  expect(answer.status).toBe(200);
  await pause(owner);
  const again = { word: body.newPassword };
  expect(await logIn(owner, again)).toMatchObject(refusedWith('too-many-log-ins'));
  expect((await logIn(owner, { ...again, cookie: deviceOf(answer) })).status).toBe(200);
});

test('a known browser has tries of its own, and not more than others', async () => {
  const owner = await createAccount(server.ctx, { passwordHash });
  const cookie = deviceOf(await logIn(owner, {}));
  const guesses = await Promise.all(
    Array.from({ length: 12 }, () => logIn(owner, { cookie, word: 'a guess' })),
  );
  expect(guesses.filter((one) => one.status === 401).length).toBeLessThanOrEqual(6);
  await holdPauses();
  expect((await logIn(owner, { cookie })).status).toBe(429);
  // Nobody else is held up by it.
  expect((await logIn(owner, {})).status).toBe(200);
});

test('the cookie names nobody, is for the server alone and outlives the log-out', async () => {
  const [first, second] = [
    await createAccount(server.ctx, { passwordHash }),
    await createAccount(server.ctx, { passwordHash }),
  ];
  const one = await logIn(first, {});
  const both = await logIn(second, { cookie: deviceOf(one) });
  const lines = String(both.headers['set-cookie']);
  expect(lines).toMatch(
    /hustings-device=[\w-]{38}\.[\w-]{38}; Max-Age=\d{8}; Path=\/; HttpOnly; SameSite=Lax/,
  );
  for (const mark of deviceOf(both).replace('hustings-device=', '').split('.')) {
    expect(Buffer.from(mark, 'base64url').toString('hex')).not.toContain(first.id.slice(0, 8));
  }
  const session = both.cookie ?? '';
  const left = await server.as(`${session}; ${deviceOf(both)}`).send('logOut');
  expect(String(left.headers['set-cookie'])).not.toContain('hustings-device');
  await pause(first);
  expect((await logIn(first, { cookie: deviceOf(both) })).status).toBe(200);
});

test('number and e-mail of one account share their tries', async () => {
  const owner = await createAccount(server.ctx, { passwordHash });
  for (let tries = 0; tries < 6; tries += 1) await logIn(owner, { word: `guess ${tries}` });
  const byEmail = await server.send('logIn', {
    body: { role: 'student', email: owner.email.toUpperCase(), password: 'a guess' },
    headers: from('198.51.100.1'),
  });
  expect(byEmail).toMatchObject(refusedWith('too-many-log-ins'));
});
