import { beforeEach, expect, test } from 'vitest';
import type { Arrival } from '#server/arrivals/take-turn.ts';
import { takeTurn } from '#server/arrivals/take-turn.ts';
import { Refused } from '#core/refusal.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { openMailingStage, readersOf, createReader } from '#tests/support/mailing-stage.ts';
import { emailJobs } from '#server/email/deliver.ts';
import { runDue } from '#tests/support/run-due.ts';
import type { Answer, Caller } from '#tests/support/test-app.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { startBeside } from '#tests/support/test-app.ts';

// What people of one network may do only so often (docs/decisions/0029-arrivals-in-line.md).

const app = testApp({ arrivalsPerMinute: 30 });
beforeEach(async () => {
  await app.ctx.pool.query('delete from arrival_lines; delete from arrival_bursts');
});

/** Lets so many seconds pass for the lines, whose clock is the database's. */
const pass = (seconds: number) =>
  app.ctx.pool.query(
    `update arrival_lines set free_at = free_at - make_interval(secs => ${seconds}),
       counted_at = counted_at - make_interval(secs => ${seconds});
     update arrival_places set kept_until = kept_until - make_interval(secs => ${seconds});
     update arrival_bursts set last_at = last_at - make_interval(secs => ${seconds})`,
  );

const number = (index: number) => `0177CS24${String(index).padStart(4, '0')}`;
const register = (
  { send }: Pick<Caller, 'send'>,
  index: number,
  more: { from?: string; email?: string } = {},
) =>
  send('registerStudent', {
    body: {
      role: 'student',
      name: `Student ${'x'.repeat(index % 7)}`,
      email: more.email ?? `student-${index}@campus.example`,
      enrollmentNumber: number(index),
      password: 'a lamp by the sea',
    },
    from: more.from ?? '203.0.113.7',
  });

/** How many of one network are let through, one for each name. */
async function through(names: readonly string[], more: Partial<Arrival> = {}, ctx = app.ctx) {
  const results = await Promise.all(
    names.map((who) =>
      takeTurn(ctx, { kind: 'nomination', from: '203.0.113.7', who, ...more }).then(
        () => null,
        (problem: unknown) => {
          if (problem instanceof Refused) return problem;
          throw problem;
        },
      ),
    ),
  );
  return {
    passed: results.filter((result) => result === null).length,
    places: results.flatMap((result) => result?.line?.place ?? []),
  };
}
const named = (count: number, prefix = 'p') =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);

test('120 invented students of one address: at most forty are voters within 12.5 seconds', async () => {
  const election = await createElection(app.ctx);
  const [position] = election.positions;
  const began = performance.now();
  const answers: Answer[] = [];
  for (let index = 0; index < 120; index += 1) {
    const answer = await register(app, index);
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
  expect(registered).toBeLessThanOrEqual(30 + Math.ceil(seconds / 2));
  const rows = await app.ctx.db.selectFrom('participations').select('voter_id').execute();
  expect(rows).toHaveLength(registered);

  // Nobody is refused for good: the same call, sent again, finds its place.
  const waiting = answers.find(({ status }) => status === 429) as Answer;
  expect(waiting.body).toMatchObject({
    error: 'too_many_requests',
    reason: 'in-line',
    message: expect.stringMatching(/^Many people .*You are number 1 in line, about \d+ seconds\./),
    line: { place: 1, seconds: expect.any(Number) },
  });
  expect(Number(waiting.headers['retry-after'])).toBeGreaterThan(0);
  const elsewhere = await register(app, 900, { from: '198.51.100.9' });
  expect(elsewhere.status).toBe(201);
  await pass(10);
  expect((await register(app, answers.indexOf(waiting))).status).toBe(201);
});

test('an IPv6 network is one network, and its neighbours are others', async () => {
  for (let index = 0; index < 30; index += 1) {
    await takeTurn(app.ctx, { kind: 'registration', from: '2001:db8:1:2::/64', who: `${index}` });
  }
  expect((await register(app, 500, { from: '2001:db8:1:2::77' })).status).toBe(429);
  expect((await register(app, 501, { from: '2001:db8:1:3::77' })).status).toBe(201);
});

test('of sixty at once over two processes thirty go through', async () => {
  const beside = await startBeside(app);
  beside.ctx.config.arrivalsPerMinute = 30;
  const [here, there] = await Promise.all([
    through(named(30, 'here')),
    through(named(30, 'there'), {}, beside.ctx),
  ]);
  await beside.close();
  expect(here.passed + there.passed).toBe(30);
  expect([...here.places, ...there.places].toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 30 }, (_, index) => index + 1),
  );
});

test('a place is kept for who comes back; who does not is overtaken and stands in front later', async () => {
  await through(named(30));
  expect(await through(['first'])).toEqual({ passed: 0, places: [1] });
  expect(await through(['second'])).toEqual({ passed: 0, places: [2] });
  expect(await through(['first', 'first', 'first'])).toMatchObject({ places: [1, 1, 1] });
  await pass(121);
  await through(named(30, 'later'));
  expect(await through(['third'])).toEqual({ passed: 0, places: [1] });
  expect(await through(['second'])).toEqual({ passed: 0, places: [1] });
  expect(await through(['first'])).toEqual({ passed: 0, places: [1] });
  expect(await through(['third'])).toEqual({ passed: 0, places: [3] });
});

test('who goes through in time takes no turn from those ahead', async () => {
  await through(named(30));
  await through(['first']);
  await pass(2.5);
  expect(await through(['second'])).toEqual({ passed: 0, places: [2] });
  expect((await through(['first'])).passed).toBe(1);
});

test('kinds and networks have lines of their own', async () => {
  await through(named(31));
  expect((await through(['a'], { kind: 'message' })).passed).toBe(1);
  expect((await through(['a'], { from: '198.51.100.1' })).passed).toBe(1);
  const election = await createElection(app.ctx);
  const actor = await createActor(app);
  const nominate = (from: string) =>
    actor.send('createNomination', {
      body: { electionId: election.id, position: 'President', userId: actor.id },
      from,
    });
  expect((await nominate('203.0.113.7')).body.reason).toBe('in-line');
  expect((await nominate('198.51.100.1')).status).toBe(201);
});

test('messages and links to addresses wait in a line, and a repeated call spends no quota', async () => {
  await through(named(30), { kind: 'message' });
  const body = {
    name: 'Zoya',
    email: 'z@b.example',
    category: 'query',
    message: 'Hello?',
  } as const;
  for (let times = 0; times < 8; times += 1) {
    const answer = await app.send('createContact', { body, from: '203.0.113.7' });
    expect(answer.body.reason).toBe('in-line');
  }
  const followed = { reference: 'AAAA-AAAA', email: body.email };
  const follow = await app.send('followContact', { body: followed, from: '203.0.113.7' });
  expect([400, 429]).toContain(follow.status);
  await pass(60);
  expect((await app.send('createContact', { body, from: '203.0.113.7' })).status).toBe(201);
});

test('who was invited does not wait', async () => {
  await through(named(31), { kind: 'registration' });
  await app.ctx.pool.query(
    `insert into invitations (email, role, expires_at)
       values ('next@campus.example', 'council', now() + interval '1 day'),
         ('late@campus.example', 'council', now() - interval '1 day')`,
  );
  expect((await register(app, 600)).status).toBe(429);
  expect((await register(app, 601, { email: 'late@campus.example' })).status).toBe(429);
  expect((await register(app, 602, { email: 'Next@campus.example' })).status).toBe(201);
});

test('a line has an end: beyond it nobody has a place, and the disk fills no further', async () => {
  await through(named(30));
  await through(['first']);
  const [{ line_key: key }] = (await app.ctx.pool.query('select line_key from arrival_places'))
    .rows as [{ line_key: string }];
  await app.ctx.pool.query(
    `insert into arrival_places (line_key, who, kept_until)
       select $1, 'w' || n, clock_timestamp() + interval '1 minute' from generate_series(1, 5000) n`,
    [key],
  );
  await through(named(20, 'beyond'));
  const { rows } = await app.ctx.pool.query('select count(*)::int as count from arrival_places');
  expect(rows[0].count).toBe(5_001);
});

test('officers hear of a burst once, on the dashboard and by e-mail', async () => {
  const stage = await openMailingStage();
  const { ctx } = stage.app;
  ctx.config.arrivalsPerMinute = 30;
  await stage.reset();
  const officer = await createReader(stage, { role: 'council' });
  const [email = ''] = (
    await ctx.db.selectFrom('accounts').select('email').where('id', '=', officer.id).execute()
  ).map((row) => row.email ?? '');
  await through(named(45), {}, ctx);
  expect((await officer.send('readBursts')).body.bursts).toEqual([]);
  // Many at once, each of which could be the first to notice.
  await through(named(60), {}, ctx);
  await through(named(60), {}, ctx);
  await through(named(60), { kind: 'message' }, ctx);
  const asked = async (from: string) => (await officer.send('readBursts', { from })).body.bursts;
  expect(await asked('203.0.113.7')).toMatchObject([
    { kind: 'message', isGoingOn: true, isYourNetwork: true },
    { kind: 'nomination', isGoingOn: true, isYourNetwork: true },
  ]);
  expect(await asked('203.0.113.8')).toMatchObject([
    { isYourNetwork: false },
    { isYourNetwork: false },
  ]);
  await runDue(ctx, emailJobs(ctx));
  const told = readersOf(stage.mail, 'from one network');
  await stage.close();
  expect(told).toEqual([email, email]);
});
