import { describe, expect, test } from 'vitest';
import { afterThis } from '#tests/support/after-this.ts';
import { expectBalance } from '#tests/support/ballot-box.ts';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { startPostgresProxy } from '#tests/support/postgres-proxy.ts';
import { startProcess } from '#tests/support/server-process.ts';
import { beside, app, startSideBySide } from '#tests/support/side-by-side.ts';
import type { Answer, TestApp } from '#tests/support/test-app.ts';
import { connectionOf } from '#tests/support/test-app.ts';

startSideBySide();

// A vote under one Idempotency-Key, given to several server processes over one database.

const linesOf = ({ positions }: TestElection) =>
  positions.map(({ title, candidates }) => ({
    position: title,
    candidateId: candidates[0]?.id ?? '',
  }));

/** How somebody hands in what they choose: for one position, or for all of a ballot at once. */
const ways = {
  castVote: {
    positions: { President: 2 },
    path: '/api/vote/add',
    bodyOf: (voter: Actor, election: TestElection) => ({
      userId: voter.id,
      electionId: election.id,
      ...linesOf(election)[0],
    }),
  },
  castBallot: {
    positions: { President: 2, Treasurer: 3, Secretary: 2 },
    path: '/api/vote/add-all',
    bodyOf: (voter: Actor, election: TestElection) => ({
      userId: voter.id,
      electionId: election.id,
      votes: linesOf(election),
    }),
  },
} as const;

describe.each(['castVote', 'castBallot'] as const)('%s with one key', (call) => {
  const { positions, path, bodyOf } = ways[call];
  const key = 'the key of this vote';
  const cast = (at: TestApp, voter: Actor, election: TestElection): Promise<Answer> =>
    at.as(voter.cookie).send(call, {
      body: bodyOf(voter, election),
      headers: { 'idempotency-key': key },
    });
  const codesOf = ({ body }: Answer): string[] =>
    [body, ...(body.votes ?? [])].flatMap(({ receipt }) => receipt?.code ?? []);

  test('given to both at once, many times, counts once and has one answer', async () => {
    const election = await createElection(app.ctx, { positions });
    const voters = [];
    for (let count = 0; count < 10; count += 1) voters.push(await createActor(app));
    const answers = await Promise.all(
      voters.map((voter) =>
        Promise.all(
          Array.from({ length: 20 }, (_, turn) =>
            cast(turn % 2 === 0 ? app : beside, voter, election),
          ),
        ),
      ),
    );
    for (const [first, ...others] of answers) {
      expect(first?.status).toBe(200);
      for (const { status, body } of others) expect([status, body]).toEqual([200, first?.body]);
    }
    const codes = answers.flatMap(([first]) => (first === undefined ? [] : codesOf(first)));
    expect(new Set(codes).size).toBe(voters.length * election.positions.length);
    await expectBalance(app, election, voters.length);
  });

  test('given to one after the other has answered gets the same answer', async () => {
    const election = await createElection(app.ctx, { positions });
    for (const [first, then] of [
      [app, beside],
      [beside, app],
    ] as const) {
      const voter = await createActor(app);
      const { status, body } = await cast(first, voter, election);
      expect(status).toBe(200);
      expect(await cast(then, voter, election)).toMatchObject({ status, body });
    }
    await expectBalance(app, election, 2);
  });

  test('given to one after the other was killed between commit and answer is that vote', async () => {
    const election = await createElection(app.ctx, { positions });
    const voter = await createActor(app);
    const proxy = await startPostgresProxy(connectionOf(app));
    afterThis(() => proxy.close());
    const { host, user, database, port = 5432 } = proxy.connection;
    const killed = await startProcess({
      connectionString: `postgresql://${user}@${encodeURIComponent(host)}:${port}/${database}`,
      folder: app.ctx.config.dataDir,
    });
    proxy.weather = 'silence';
    const answer = fetch(`${killed.url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: voter.cookie,
        'idempotency-key': key,
      },
      body: JSON.stringify(bodyOf(voter, election)),
    }).then(
      ({ status }) => status,
      () => 'none',
    );
    const receipts = async () => {
      const { rows } = await app.ctx.pool.query<{ receipt: string }>(
        'select receipt from participations where voter_id = $1',
        [voter.id],
      );
      return rows.map(({ receipt }) => receipt).toSorted();
    };
    await expect.poll(receipts).toHaveLength(election.positions.length);
    const committed = await receipts();
    await killed.kill();
    expect(await answer).toBe('none');

    const again = await cast(beside, voter, election);
    expect(again).toMatchObject({ status: 200, body: { message: 'Vote successful' } });
    expect(codesOf(again).toSorted()).toEqual(committed);
    await expectBalance(app, election, 1);
  });
});
