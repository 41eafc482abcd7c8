import { beforeEach, expect, test } from 'vitest';
import { Refused } from '#core/refusal.ts';
import { countArrival, sharesOf } from '#server/platform/count-arrival.ts';
import type { ArrivalKind } from '#server/platform/count-arrival.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { registerWith, roleLinks } from '#tests/support/role-links.ts';
import type { Answer } from '#tests/support/test-app.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { startBeside } from '#tests/support/test-app.ts';

// What people of one network may do only so often (docs/decisions/0045-a-bucket-for-arrivals.md).

const app = testApp({ arrivalsPerMinute: 30 });
beforeEach(() => app.ctx.pool.query('delete from quotas'));

/** Lets so many seconds pass for the limiter. */
const pass = (seconds: number) =>
  app.ctx.pool.query('update quotas set expire = expire - $1', [seconds * 1_000]);

/** Keeps what was used as used, however long the test takes. */
const hold = () => pass(-3_600);

const register = (index: number, more: { from?: string; email?: string; password?: string } = {}) =>
  app.send('registerStudent', {
    body: {
      role: 'student',
      name: `Student ${'x'.repeat(index % 7)}`,
      email: more.email ?? `student-${index}@campus.example`,
      enrollmentNumber: `0177CS24${String(index).padStart(4, '0')}`,
      password: more.password ?? 'a lamp by the sea',
    },
    from: more.from ?? '203.0.113.7',
  });

interface Try {
  kind?: ArrivalKind;
  from?: string;
  act?: () => Promise<unknown>;
}

/** How many of so many at once are let through, and the others' refusals. */
async function through(count: number, more: Try = {}, ctx = app.ctx) {
  const { kind = 'nomination', from = '203.0.113.7', act = async () => {} } = more;
  const results = await Promise.allSettled(
    Array.from({ length: count }, () => countArrival(ctx, { kind, from }, act)),
  );
  const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  for (const reason of refused) if (!(reason instanceof Refused)) throw reason;
  return { passed: count - refused.length, refused: refused as Refused[] };
}

const refusing = (reason: 'invalid-input' | 'email-taken') => async () => {
  throw new Refused(reason);
};

test('one in two seconds and sixty spare; another setting keeps the proportion', () => {
  expect(sharesOf(30)).toEqual({
    steady: { most: 1, seconds: 2 },
    spare: { most: 60, seconds: 600 },
  });
  expect(sharesOf(600).steady).toEqual({ most: 20, seconds: 2 });
  expect(sharesOf(6).steady).toEqual({ most: 1, seconds: 10 });
});

test('120 invented students of one address: 60 and one in two seconds are voters', async () => {
  const election = await createElection(app.ctx);
  const [position] = election.positions;
  const began = performance.now();
  const answers: Answer[] = [];
  for (let index = 0; index < 120; index += 1) {
    const answer = await register(index);
    answers.push(answer);
    if (answer.status !== 201) continue;
    const vote = await app.as(answer.cookie).send('castVote', {
      body: {
        userId: answer.body.user._id,
        electionId: election.id,
        position: position?.id ?? '',
        candidateId: position?.candidates[0]?.id ?? '',
      },
    });
    expect(vote.status).toBe(200);
  }
  const seconds = (performance.now() - began) / 1_000;
  const registered = answers.filter(({ status }) => status === 201).length;
  expect(registered).toBeGreaterThanOrEqual(61);
  expect(registered).toBeLessThanOrEqual(61 + Math.ceil(seconds / 2));

  const waiting = answers.find(({ status }) => status === 429) as Answer;
  expect(waiting.body).toEqual({
    error: 'too_many_requests',
    reason: 'many-at-once',
    message: 'Many people of your network are doing this now. Please try again in a moment.',
  });
  expect([1, 2]).toContain(Number(waiting.headers['retry-after']));
  expect((await register(900, { from: '198.51.100.9' })).status).toBe(201);
  await pass(2);
  expect((await register(answers.indexOf(waiting))).status).toBe(201);
});

test('of 120 at once over two processes 61 go through, and sixty more after ten minutes', async () => {
  const beside = await startBeside(app);
  beside.ctx.config.arrivalsPerMinute = 30;
  const began = performance.now();
  const [here, there] = await Promise.all([through(60), through(60, {}, beside.ctx)]);
  await beside.close();
  // One more for every two seconds that it took.
  const passed = here.passed + there.passed;
  const seconds = (performance.now() - began) / 1_000;
  expect(passed).toBeGreaterThanOrEqual(61);
  expect(passed).toBeLessThanOrEqual(61 + Math.ceil(seconds / 2));
  await pass(595);
  expect((await through(20)).passed).toBeLessThan(5);
  await pass(605);
  expect((await through(70)).passed).toBeGreaterThanOrEqual(61);
});

test('kinds and networks are counted by themselves', async () => {
  await through(80);
  expect((await through(1, { kind: 'message' })).passed).toBe(1);
  const election = await createElection(app.ctx);
  const actor = await createActor(app);
  const nominate = (from: string) =>
    actor.send('createNomination', {
      body: { electionId: election.id, position: 'President', userId: actor.id },
      from,
    });
  await through(5);
  await hold();
  expect((await nominate('203.0.113.7')).body.reason).toBe('many-at-once');
  expect((await nominate('198.51.100.1')).status).toBe(201);
});

test('all addresses of an IPv6 network count as one', async () => {
  const body = { name: 'Zoya', email: 'zoya@campus.example', category: 'query', message: 'Again' };
  const write = async (from: string) => (await app.send('createContact', { body, from })).status;
  await through(61, { kind: 'message', from: '2001:db8:7:2::/64' });
  await hold();
  expect(await write('2001:db8:7:2::1')).toBe(429);
  expect(await write('2001:db8:7:2:ffff::2')).toBe(429);
  expect(await write('2001:db8:7:3::1')).toBe(201);
});

test('a /48 may do eight times as much as one of its networks', async () => {
  for (let network = 1; network <= 9; network += 1) {
    await through(61, { from: `2001:db8:1:${network}::/64` });
    await hold();
  }
  expect((await through(20, { from: '2001:db8:1:99::/64' })).passed).toBeLessThan(20);
  expect((await through(20, { from: '2001:db8:2:99::/64' })).passed).toBe(20);
});

test('what is wrong costs nothing', async () => {
  const { refused } = await through(50, { act: refusing('invalid-input') });
  expect(new Set(refused.map(({ reason }) => reason))).toEqual(new Set(['invalid-input']));
  expect((await register(1, { password: 'aaaaaaaa' })).status).toBe(400);
  expect((await through(61)).passed).toBe(61);
});

test('what is taken costs from a bucket of its own: thirty a minute', async () => {
  await register(2_000);
  const statuses: number[] = [];
  for (let index = 0; index < 35; index += 1) {
    statuses.push((await register(2_000)).status);
  }
  expect(statuses).toEqual([...Array<number>(30).fill(409), ...Array<number>(5).fill(429)]);
  // Nobody asks on by free addresses either, until the minute is over; others may.
  expect((await register(2_001)).status).toBe(429);
  expect((await register(2_002, { from: '198.51.100.3' })).status).toBe(201);
  expect((await through(61, { kind: 'message' })).passed).toBe(61);
  await pass(60);
  expect((await register(2_001)).status).toBe(201);
  // At once as well.
  const { refused } = await through(60, { act: refusing('email-taken') });
  expect(refused.filter(({ reason }) => reason === 'email-taken')).toHaveLength(30);
});

test('messages are counted, and a refused one spends no quota', async () => {
  await through(80, { kind: 'message' });
  const body = {
    name: 'Zoya',
    email: 'z@b.example',
    category: 'query',
    message: 'Hello?',
  } as const;
  await hold();
  for (let times = 0; times < 8; times += 1) {
    const answer = await app.send('createContact', { body, from: '203.0.113.7' });
    expect(answer.body.reason).toBe('many-at-once');
  }
  await pass(3_602);
  expect((await app.send('createContact', { body, from: '203.0.113.7' })).status).toBe(201);
});

test('who was invited does not wait', async () => {
  await through(80, { kind: 'registration' });
  await app.ctx.pool.query(
    `insert into invitations (email, role, expires_at)
       values ('next@campus.example', 'council', now() + interval '1 day'),
         ('late@campus.example', 'council', now() - interval '1 day')`,
  );
  await hold();
  expect((await register(3_002, { email: 'Next@campus.example' })).status).toBe(201);
  expect((await register(3_001, { email: 'late@campus.example' })).status).toBe(429);
});

test('who has a link that carries a role does not wait', async () => {
  const admin = await createActor(app, { role: 'admin' });
  await admin.send('handOver', { body: { links: [{ role: 'council' }] } });
  const { token } = await roleLinks(admin);
  const from = '203.0.113.7';
  await through(80, { kind: 'registration' });
  await hold();
  const forged = await registerWith(app, { roleLink: 'forged', email: 'a@campus.example' }, from);
  expect(forged.body.reason).toBe('link-invalid');
  const waits = await registerWith(app, { email: 'b@campus.example' }, from);
  expect(waits.status).toBe(429);
  const next = { roleLink: token, email: 'c@campus.example' };
  expect((await registerWith(app, next, from)).status).toBe(201);
});
