import { afterEach, expect, test, vi } from 'vitest';
import type { TestElection } from '#tests/support/factories.ts';
import { createAccount, createElection } from '#tests/support/factories.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import type { CastOutcome } from '../voting/queue.ts';

const app = testApp();
afterEach(() => vi.restoreAllMocks());

async function vote(election: TestElection): Promise<CastOutcome> {
  const voter = await createAccount(app.ctx);
  const [position] = election.positions;
  return app.ctx.voteQueue.cast({
    electionId: election.id,
    positionId: position?.id ?? '',
    choices: [position?.candidates[0]?.id ?? ''],
    voterId: voter.id,
    requestKey: null,
  });
}

interface Pushed {
  electionId: string;
  asOf: string;
  votes: Record<string, number>;
}

/** What open pages were told of the counts of these elections; by default one is open. */
function watch(...elections: TestElection[]): () => Pushed[] {
  vi.spyOn(app.ctx.live, 'watchers').mockReturnValue(1);
  const push = vi.spyOn(app.ctx.live, 'push');
  const ids = elections.map((election) => election.id);
  return () =>
    push.mock.calls.flatMap(([event, data]) =>
      event === 'standings' && ids.includes((data as Pushed).electionId) ? [data as Pushed] : [],
    );
}

async function readClock(): Promise<number> {
  const { rows } = await app.ctx.pool.query<{ now: Date }>('select clock_timestamp() as now');
  return rows[0]?.now.getTime() ?? 0;
}

test('tells open pages what moved, and of when it is', async () => {
  const election = await createElection(app.ctx);
  const [first, second] = election.positions[0]?.candidates.map((one) => one.id) ?? [];
  const pushed = watch(election);
  const before = await readClock();
  await vote(election);
  await expect.poll(() => pushed().length).toBeGreaterThan(0);
  expect(pushed()).toEqual([
    {
      electionId: election.id,
      asOf: expect.stringMatching(/Z$/),
      votes: { [first ?? '']: 1, [second ?? '']: 0 },
    },
  ]);
  const asOf = Date.parse(pushed()[0]?.asOf ?? '');
  expect(asOf).toBeGreaterThanOrEqual(before);
  expect(asOf).toBeLessThanOrEqual(await readClock());
});

test('gathers a burst into few looks, and ends with the last count', async () => {
  const election = await createElection(app.ctx);
  const pushed = watch(election);
  const first = election.positions[0]?.candidates[0]?.id ?? '';
  const began = performance.now();
  for (let count = 0; count < 60; count += 1) await vote(election);
  await expect.poll(() => pushed().at(-1)?.votes[first]).toBe(60);
  // A fifth of a second between two looks, or more; slower machines see more of them.
  expect((pushed().length - 1) * 195).toBeLessThanOrEqual(performance.now() - began);
  const counts = pushed().map((one) => one.votes[first] ?? 0);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
});

test('of many positions only those are told that moved since', async () => {
  const election = await createElection(app.ctx, { positions: { President: 2, Editor: 1 } });
  const pushed = watch(election);
  await vote(election);
  await expect.poll(() => pushed().length).toBe(1);
  expect(Object.keys(pushed()[0]?.votes ?? {})).toHaveLength(3);
  await vote(election);
  await expect.poll(() => pushed().length).toBe(2);
  const [first, second] = election.positions[0]?.candidates.map((one) => one.id) ?? [];
  expect(pushed()[1]?.votes).toEqual({ [first ?? '']: 2, [second ?? '']: 0 });
});

test('never tells a hidden count', async () => {
  const hidden = await createElection(app.ctx, { standings: 'after-close' });
  const shown = await createElection(app.ctx);
  const pushed = watch(hidden, shown);
  const changes: unknown[] = [];
  app.ctx.live.onChange((change) => changes.push(change));
  for (let count = 0; count < 3; count += 1) expect(await vote(hidden)).toHaveProperty('receipt');
  const candidate = shown.positions[0]?.candidates[0]?.id ?? '';
  const isShown = (count: number) => pushed().some((one) => one.votes[candidate] === count);
  await vote(shown);
  await expect.poll(() => isShown(1)).toBe(true);
  expect(pushed().map((one) => one.electionId)).not.toContain(hidden.id);
  expect(JSON.stringify(changes)).not.toContain(hidden.id);
  // Even if somebody announced it by mistake, the counts would stay in the database.
  await app.ctx.transact((tx) =>
    app.ctx.live.announce(tx, { kind: 'standings', electionId: hidden.id }),
  );
  await vote(shown);
  await expect.poll(() => isShown(2)).toBe(true);
  expect(pushed().map((one) => one.electionId)).not.toContain(hidden.id);
});

test('tells open pages to fetch elections again when they changed', async () => {
  const push = vi.spyOn(app.ctx.live, 'push');
  await app.ctx.transact((tx) => app.ctx.live.announce(tx, { kind: 'elections' }));
  await expect.poll(() => push).toHaveBeenCalledWith('elections', {});
});

test('reads nothing for nobody, and forgets what moved then', async () => {
  const [unseen, seen] = [await createElection(app.ctx), await createElection(app.ctx)];
  const pushed = watch(unseen, seen);
  const watchers = vi.spyOn(app.ctx.live, 'watchers').mockReturnValue(0);
  await vote(unseen);
  // Asked again after the pause: by then nobody can have read what was before.
  await expect.poll(() => watchers.mock.calls.length).toBeGreaterThan(1);
  watchers.mockReturnValue(1);
  await vote(seen);
  await expect.poll(() => pushed().length).toBeGreaterThan(0);
  expect(pushed().map((one) => one.electionId)).toEqual([seen.id]);
});

test('tells a page that opens just after a vote', async () => {
  const election = await createElection(app.ctx);
  const pushed = watch(election);
  vi.spyOn(app.ctx.live, 'watchers').mockReturnValueOnce(0).mockReturnValue(1);
  await vote(election);
  await expect.poll(() => pushed().length).toBe(1);
});

test('looks again after the database failed it', async () => {
  const election = await createElection(app.ctx);
  const pushed = watch(election);
  const select = vi.spyOn(app.ctx.db, 'selectFrom').mockImplementationOnce(() => {
    throw new Error('the connection is gone');
  });
  await vote(election);
  await expect.poll(() => pushed().length).toBeGreaterThan(0);
  expect(select).toHaveBeenCalled();
  expect(pushed().at(-1)?.electionId).toBe(election.id);
});
