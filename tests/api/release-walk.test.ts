import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { electionJobs } from '#server/closing/close.ts';
import { lookAtResults } from '#server/doctor/results.ts';
import { insertDueMailings } from '#server/email/mailings/occasions-store.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { createAccount, createActor } from '#tests/support/factories.ts';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { openPages, packings } from '#tests/support/pages-as-data.ts';
import { askAsOwner } from '#tests/support/test-app.ts';
import { leakFinder, walkResult } from '#tests/support/result-walk.ts';
import { heldElection } from '#tests/support/outcome-stage.ts';

// Results that officers release: every reading by every kind of caller, before the release and after it.
// The counts are numbers that stand nowhere else, so that a walk finds them wherever they are; what it
// finds after the release shows that it would have found them before.

const app = testApp({ metricsToken: 'a token for metrics', smtpUrl: 'smtp://127.0.0.1:1' });
let election: TestElection;
let tied: TestElection;
let callers: Record<string, Pick<Actor, 'cookie'> | null>;
let council: Actor;
let pages: FastifyInstance;
const log: unknown[] = [];
const pushed: unknown[] = [];

/** The counts, how many voted, and by how many it was decided. */
const counts = [2373, 1237, 3610, 1136, 1301, 2602];

beforeAll(async () => {
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(app.ctx.log, level).mockImplementation((...said: unknown[]) => void log.push(said));
  }
  const push = app.ctx.live.push.bind(app.ctx.live);
  vi.spyOn(app.ctx.live, 'push').mockImplementation((...said) => {
    pushed.push(said);
    push(...said);
  });
  council = await createActor(app, { role: 'council' });
  const candidate = await createActor(app);
  callers = {
    nobody: null,
    candidate,
    student: await createActor(app),
    faculty: await createActor(app, { role: 'faculty' }),
    observer: await createActor(app, { role: 'observer' }),
    council,
    admin: await createActor(app, { role: 'admin' }),
  };
  // What was due before this is told to nobody.
  await app.ctx.transact((tx) => insertDueMailings(tx));
  const nominees = [candidate, await createAccount(app.ctx)];
  election = await heldElection(app, [2373, 1237], {}, { nominees });
  tied = await heldElection(app, [1301, 1301]);
  pages = await openPages(app);
});

afterAll(() => pages.close());

async function read(url: string, cookie: string | undefined): Promise<string> {
  const headers = cookie === undefined ? {} : { cookie };
  const { payload, statusCode } = await app.fastify.inject({ url, headers });
  return `${statusCode} ${payload}`;
}

const kitIn = /"sha256":"[0-9a-f]{64}"/;
const leakIn = leakFinder(counts);

const walk = ({ id, positions }: TestElection, lookFor = leakIn) =>
  walkResult(
    { app, pages, callers, leakIn: lookFor },
    { id, nominationIds: positions.flatMap((one) => one.candidates).map((one) => one.id) },
  );

describe('before the release', () => {
  test('no reading of anybody tells a count, a tie or who has won', async () => {
    expect(await walk(election)).toEqual([]);
    expect(await walk(tied)).toEqual([]);
  }, 240_000);

  test('no e-mail leaves that tells one, to officers, winners or voters', async () => {
    for (const { id } of [election, tied]) {
      await electionJobs(app.ctx)['tell-officers']({ electionId: id });
    }
    await app.ctx.transact((tx) => insertDueMailings(tx));
    const mailings = await app.ctx.db
      .selectFrom('mailings')
      .select('kind')
      .where('kind', '=', 'results')
      .execute();
    expect(mailings).toEqual([]);
    const emails = await app.ctx.db.selectFrom('emails').select(['key', 'subject']).execute();
    expect(emails.filter(({ key }) => /^(winner|waiting):/.test(key ?? ''))).toEqual([]);
  });

  test('neither log, live pages, metrics nor checks tell one', async () => {
    const { payload } = await app.fastify.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer a token for metrics' },
    });
    expect(payload).toContain('hustings_');
    const finding = await lookAtResults(app.ctx.db, app.ctx.config);
    await electionJobs(app.ctx)['check-results']();
    for (const said of [log, pushed, payload, finding]) {
      expect(leakIn(typeof said === 'string' ? said : JSON.stringify(said))).toBeNull();
    }
    expect(pushed.filter((said) => JSON.stringify(said).includes('standings'))).toEqual([]);
  });

  test('a check that finds a change tells no number of it', async () => {
    const change = (by: number) =>
      askAsOwner(app, 'update tallies set votes = votes + $2 where nomination_id = $1', [
        election.positions[0]?.candidates[0]?.id,
        by,
      ]);
    await change(1);
    const finding = await lookAtResults(app.ctx.db, app.ctx.config);
    expect(finding.state, finding.says()).toBe('problem');
    expect(JSON.stringify(finding)).not.toMatch(/2373|2374/);
    await change(-1);
  });

  test('what decides a result waits: draw, outcome, certificate, run-off', async () => {
    const given = { params: { id: tied.id } };
    const asked = [
      await council.send('readOutcome', given),
      await council.send('enterDraw', { ...given, body: { drawn: '41632551', witnesses: 'Mina' } }),
      await council.send('certifyElection', { ...given, body: { reason: 'Now' } }),
      await council.send('prepareRunOff', {
        ...given,
        body: { positionId: tied.positions[0]?.id ?? '' },
      }),
    ];
    for (const { status, body } of asked) {
      expect({ status, error: body.reason }).toEqual({ status: 409, error: 'results-held' });
    }
  });

  test('the result code is public, and the date by which results are shown', async () => {
    const { body } = await app.send('listElections');
    const [shown] = body.elections.filter((one: { _id: string }) => one._id === election.id);
    expect(shown).toMatchObject({ resultsAt: 'release', resultCode: expect.any(String) });
    expect(shown.nominations.map((one: { votes: unknown }) => one.votes)).toEqual([null, null]);
    const feed = await read('/api/record/feed', undefined);
    expect(feed).toContain(`result code ${shown.resultCode}`);
    expect((await app.send('listResults')).body).toEqual([]);
    expect(feed).not.toMatch(kitIn);
  });
});

test('after the release the same walk finds them everywhere, so it would have found them before', async () => {
  const released = await council.send('releaseResults', {
    params: { id: election.id },
    body: { reason: 'Nobody complained.' },
  });
  expect(released.status, JSON.stringify(released.body)).toBe(200);
  const found = await walk(election);
  for (const kind of Object.keys(callers)) {
    expect(found).toContainEqual(
      expect.stringContaining(`${kind} /api/election/get-results: 3610`),
    );
    expect(found).toContainEqual(expect.stringContaining(`${kind} /api/election/get-all: 2373`));
    expect(found.some((one) => one.startsWith(`${kind} /api/election/recount-kit/`))).toBe(true);
  }
  expect(found).toContainEqual(expect.stringContaining('/api/election/turnout/'));
  // The pages that stood in the memory of the server without the counts have them at once.
  for (const page of ['/', '/elections', `/elections/${election.id}`]) {
    for (const packing of packings) {
      expect(found).toContainEqual(expect.stringContaining(`nobody ${page} as ${packing}: `));
    }
  }
  // Its counts alone, for the words of the released one stand on the same pages.
  expect(await walk(tied, leakFinder([1301, 2602], []))).toEqual([]);
}, 240_000);
