import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { balanced, readVoteCounts } from '#tests/support/vote-record.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import type { Answer } from '#tests/support/test-app.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { untilWaiting } from '#tests/support/until-waiting.ts';

const app = testApp();

/** A vote for the first candidate of the first position, unless told. */
function cast(
  voter: Actor,
  election: TestElection,
  given: { body?: Record<string, unknown>; key?: string } = {},
): Promise<Answer> {
  const [position] = election.positions;
  return voter.send('castVote', {
    body: {
      userId: voter.id,
      electionId: election.id,
      position: position?.title,
      candidateId: position?.candidates[0]?.id,
      ...given.body,
    },
    ...(given.key === undefined ? {} : { headers: { 'idempotency-key': given.key } }),
  });
}

/** Somebody in the middle of a batch: holds the position until told. */
async function lockPosition(election: TestElection): Promise<() => Promise<void>> {
  const client = await app.ctx.pool.connect();
  await client.query('begin');
  await client.query('select 1 from turnouts where position_id = $1 for update', [
    election.positions[0]?.id,
  ]);
  return async () => {
    await client.query('commit');
    client.release();
  };
}

describe('a vote', () => {
  test.each([
    [{ position: '' }, 'This election has no such position.'],
    [{ electionId: 'zzz' }, 'This election does not exist.'],
    [{ candidateId: 'zzz' }, expect.stringContaining('candidate')],
  ])('with nonsense in %o is refused in words about the vote', async (body, message) => {
    const election = await createElection(app.ctx);
    const answer = await cast(await createActor(app), election, { body });
    expect(answer).toMatchObject({ status: 400, body: { message } });
  });
  test('is answered with the words of the spec and a receipt that names no choice', async () => {
    const election = await createElection(app.ctx);
    const voter = await createActor(app);
    const answer = await cast(voter, election);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      message: 'Vote successful',
      receipt: {
        code: expect.stringMatching(/^[2-9B-Z]{4}-[2-9B-Z]{4}$/),
        electionId: election.id,
        positionId: election.positions[0]?.id,
        position: 'President',
      },
    });
    const chosen = election.positions[0]?.candidates[0];
    expect(JSON.stringify(answer)).not.toContain(chosen?.id);
    expect(JSON.stringify(answer)).not.toContain(chosen?.nominee.id);
    expect(balanced((await readVoteCounts(app.ctx, election.id))[0], 1)).toBe(true);
  });

  test('names its position by title in any case or by id, its candidate by either id', async () => {
    const election = await createElection(app.ctx, { positions: { 'Vice  President': 2 } });
    const [position] = election.positions;
    const candidate = position?.candidates[1];
    for (const body of [
      { position: ' vice president ', candidateId: candidate?.nominee.id },
      { position: position?.id, candidateId: candidate?.id },
      { position: position?.id.toUpperCase(), candidateId: candidate?.id.toUpperCase() },
    ]) {
      const voter = await createActor(app);
      const userId = voter.id.toUpperCase();
      expect(await cast(voter, election, { body: { userId, ...body } })).toMatchObject({
        status: 200,
      });
    }
    const [line] = await readVoteCounts(app.ctx, election.id);
    expect(line?.counters[candidate?.id ?? '']).toBe(3);
  });

  test('by the id of a position of another election, or of none, is refused', async () => {
    const [election, other] = [await createElection(app.ctx), await createElection(app.ctx)];
    const voter = await createActor(app);
    for (const position of [randomUUID(), other.positions[0]?.id]) {
      expect(await cast(voter, election, { body: { position } })).toMatchObject(
        refusedWith('unknown-position'),
      );
    }
    expect(balanced((await readVoteCounts(app.ctx, election.id))[0], 0)).toBe(true);
  });

  test('is refused to those who are not signed in, and for somebody else', async () => {
    const election = await createElection(app.ctx);
    const [voter, other] = [await createActor(app), await createActor(app)];
    expect(await cast({ ...voter, ...app.as(null) }, election)).toMatchObject({
      status: 401,
      body: { message: 'Please login to vote' },
    });
    expect(await cast(voter, election, { body: { userId: other.id } })).toMatchObject(
      refusedWith('not-yourself'),
    );
    expect(balanced((await readVoteCounts(app.ctx, election.id))[0], 0)).toBe(true);
  });

  test('is refused for what does not exist', async () => {
    const election = await createElection(app.ctx, { positions: { President: 1, Treasurer: 1 } });
    const voter = await createActor(app);
    const elsewhere = election.positions[1]?.candidates[0]?.id;
    const refused = async (body: Record<string, unknown>) => cast(voter, election, { body });
    expect(await refused({ electionId: randomUUID() })).toMatchObject(
      refusedWith('unknown-election'),
    );
    expect(await refused({ position: 'Mascot' })).toMatchObject(refusedWith('unknown-position'));
    for (const candidateId of [randomUUID(), elsewhere, voter.id]) {
      expect(await refused({ candidateId })).toMatchObject(refusedWith('unknown-candidate'));
    }
    expect(await refused({ candidateId: 'nobody' })).toMatchObject({ status: 400 });
  });

  test('is for accepted candidates, from the moment on at which they are accepted', async () => {
    const election = await createElection(app.ctx);
    const [voter, hopeful] = [await createActor(app), await createActor(app)];
    const admin = await createActor(app, { role: 'admin' });
    const nomination = await hopeful.send('createNomination', {
      body: { electionId: election.id, position: 'President', userId: hopeful.id },
    });
    const params = { id: nomination.body.nomination._id };
    const vote = () => cast(voter, election, { body: { candidateId: hopeful.id } });
    expect(await vote()).toMatchObject(refusedWith('unknown-candidate'));
    await admin.send('rejectNomination', { params });
    expect(await vote()).toMatchObject(refusedWith('unknown-candidate'));
    await admin.send('acceptNomination', { params });
    expect(await vote()).toMatchObject({ status: 200 });
  });

  test('is refused before the start and after the end', async () => {
    const voter = await createActor(app);
    const ahead = await createElection(app.ctx, { startsInMinutes: 5, endsInMinutes: 10 });
    const past = await createElection(app.ctx, { startsInMinutes: -10, endsInMinutes: -5 });
    expect(await cast(voter, ahead)).toMatchObject(refusedWith('voting-not-open'));
    expect(await cast(voter, past)).toMatchObject(refusedWith('voting-closed'));
  });

  test('is refused to accounts that lost their approval, whatever the session remembers', async () => {
    const election = await createElection(app.ctx);
    const voter = await createActor(app, { role: 'faculty' });
    await voter.send('readMe');
    await app.ctx.db
      .updateTable('accounts')
      .set({ is_verified: false })
      .where('id', '=', voter.id)
      .execute();
    expect(await cast(voter, election)).toMatchObject(refusedWith('not-on-roll'));
  });
});

describe('one vote per voter and position', () => {
  test('a second one is a conflict, for whomever it is', async () => {
    const election = await createElection(app.ctx);
    const voter = await createActor(app);
    expect(await cast(voter, election)).toMatchObject({ status: 200 });
    const other = { candidateId: election.positions[0]?.candidates[1]?.id };
    expect(await cast(voter, election)).toMatchObject(refusedWith('already-voted'));
    expect(await cast(voter, election, { body: other })).toMatchObject(
      refusedWith('already-voted'),
    );
    expect(balanced((await readVoteCounts(app.ctx, election.id))[0], 1)).toBe(true);
  });

  test('repeated with its key it gives the same receipt, even after the end', async () => {
    const election = await createElection(app.ctx);
    const voter = await createActor(app);
    const first = await cast(voter, election, { key: 'my own key' });
    const repeated = await cast(voter, election, { key: 'my own key' });
    expect(repeated).toMatchObject({ status: 200, body: first.body });
    expect(await cast(voter, election, { key: 'another' })).toMatchObject(
      refusedWith('already-voted'),
    );
    await app.ctx.db
      .updateTable('elections')
      .set({ ends_at: sql<Date>`now()` })
      .where('id', '=', election.id)
      .execute();
    const late = await cast(voter, election, { key: 'my own key' });
    expect(late).toMatchObject({ status: 200, body: first.body });
    expect(await cast(voter, election, { key: 'another' })).toMatchObject(
      refusedWith('voting-closed'),
    );
    expect(balanced((await readVoteCounts(app.ctx, election.id))[0], 1)).toBe(true);
  });

  test('1,000 at once by one voter leave one participation, one ballot and one count', async () => {
    const election = await createElection(app.ctx);
    const voter = await createActor(app);
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, (_, index) =>
        cast(voter, election, {
          body: { candidateId: election.positions[0]?.candidates[index % 2]?.id },
        }),
      ),
    );
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1);
    expect(answers.filter((one) => one.body.reason === 'already-voted')).toHaveLength(999);
    expect(balanced((await readVoteCounts(app.ctx, election.id))[0], 1)).toBe(true);
  });

  test('100 at once with one key all get the one receipt', async () => {
    const election = await createElection(app.ctx);
    const voter = await createActor(app);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => cast(voter, election, { key: 'once' })),
    );
    expect(new Set(answers.map((one) => one.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((one) => one.body.receipt.code)).size).toBe(1);
    expect(balanced((await readVoteCounts(app.ctx, election.id))[0], 1)).toBe(true);
  });

  test('200 voters at once on three positions: every count agrees with every other', async () => {
    const election = await createElection(app.ctx, {
      positions: { President: 3, Secretary: 2, Treasurer: 4 },
    });
    const voters = [];
    for (let count = 0; count < 200; count += 1) voters.push(await createActor(app));
    const answers = await Promise.all(
      voters.flatMap((voter, index) =>
        election.positions.map(({ title, candidates }) =>
          cast(voter, election, {
            body: {
              position: title,
              candidateId: candidates[index % candidates.length]?.nominee.id,
            },
          }),
        ),
      ),
    );
    expect(answers.every((one) => one.status === 200)).toBe(true);
    expect(new Set(answers.map((one) => one.body.receipt.code)).size).toBe(600);
    const voteCounts = await readVoteCounts(app.ctx, election.id);
    expect(voteCounts.map((line) => balanced(line, 200))).toEqual([true, true, true]);
    expect(
      voteCounts.map((line) => Object.values(line.counters).toSorted((a, b) => a - b)),
    ).toEqual([
      [66, 67, 67],
      [100, 100],
      [50, 50, 50, 50],
    ]);
  });
});

describe('the end', () => {
  test('is judged when the vote is written, not when it arrives', async () => {
    const election = await createElection(app.ctx);
    const voter = await createActor(app);
    await sql`update elections set ends_at = clock_timestamp() + interval '1 second'
      where id = ${election.id}`.execute(app.ctx.db);
    const release = await lockPosition(election);
    const vote = cast(voter, election);
    await untilWaiting(app.ctx);
    const over = sql`select 1 from elections
      where id = ${election.id} and ends_at <= clock_timestamp()`;
    await expect.poll(async () => (await over.execute(app.ctx.db)).rows).toHaveLength(1);
    await release();
    expect(await vote).toMatchObject(refusedWith('voting-closed'));
    expect(balanced((await readVoteCounts(app.ctx, election.id))[0], 0)).toBe(true);
  });

  test('in the midst of votes leaves each one either counted or refused', async () => {
    const election = await createElection(app.ctx);
    const voters = [];
    for (let count = 0; count < 100; count += 1) voters.push(await createActor(app));
    const votes = voters.map((voter) => cast(voter, election));
    await votes[0];
    await sql`update elections set ends_at = clock_timestamp() where id = ${election.id}`.execute(
      app.ctx.db,
    );
    const answers = await Promise.all(votes);
    const counted = answers.filter((one) => one.status === 200).length;
    const refused = answers.filter((one) => one.body.reason === 'voting-closed').length;
    expect(counted + refused).toBe(100);
    expect(balanced((await readVoteCounts(app.ctx, election.id))[0], counted)).toBe(true);
  });
});
