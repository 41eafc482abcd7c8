import { describe, expect, test } from 'vitest';
import { electionJobs } from '#server/closing/close.ts';
import { recoverClosings } from '#server/closing/recover-closings.ts';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { createAccount, createActor, createElection } from '#tests/support/factories.ts';
import {
  addTimeFor,
  endForOthers,
  hiddenElection,
  inHours,
  voteFirst,
  why as reason,
} from '#tests/support/added-time-stage.ts';
import { isRecorded, openBallotBox, voteOf } from '#tests/support/ballot-box.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { closeAndCount } from '#tests/support/outcome-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { runDue } from '#tests/support/run-due.ts';
import { admin, app, beside, startSideBySide } from '#tests/support/side-by-side.ts';
import { connectionOf } from '#tests/support/test-app.ts';

startSideBySide();

// Time that is added for people who could not vote: who votes, until when, and what everybody reads.

const act = (
  name: 'pauseElection' | 'resumeElection' | 'closeElectionNow' | 'takeTimeBack',
  { id }: TestElection,
  body: Record<string, unknown> = {},
) => admin.send(name, { params: { id }, body: { reason, ...body } });
const read = async ({ id }: TestElection) => {
  const { body } = await app.send('listElections');
  return body.elections.find((one: { _id: string }) => one._id === id);
};
const ballotOf = async (who: Actor, { id }: TestElection) => {
  const { body } = await who.send('listMyBallots');
  return body.find((one: { electionId: string }) => one.electionId === id);
};
const emailsTo = async (address: string): Promise<string[]> =>
  (
    await app.ctx.db
      .selectFrom('emails')
      .select('subject')
      .where('to_address', '=', address)
      .where('key', 'like', 'added-time:%')
      .orderBy('created_at')
      .execute()
  ).map(({ subject }) => subject);

test('those on the list vote on, all others are told that voting is closed, and nothing is shown before', async () => {
  const election = await hiddenElection(app.ctx);
  const [listed, other] = [await createActor(app), await createActor(app)];
  await app.ctx.pool.query('update accounts set email_confirmed_at = now() where id = $1', [
    listed.id,
  ]);
  const before = await read(election);
  const until = inHours(3);
  const added = await addTimeFor(admin, election, [listed], { until });
  expect(added).toMatchObject({
    status: 200,
    body: { election: { endDate: until, addedTime: { othersEndDate: before.endDate, people: 1 } } },
  });
  expect(added.body.election.changes[0]).toMatchObject({
    what: expect.stringMatching(/^1 person who could not vote has until /),
    reason,
  });
  // For now everybody votes.
  expect(await ballotOf(other, election)).toMatchObject({ vote: { isAllowed: true } });

  await endForOthers(app.ctx, election);
  expect(await voteFirst(other, election)).toMatchObject(refusedWith('voting-closed'));
  const theirs = await ballotOf(other, election);
  expect(theirs.vote).toMatchObject({ isAllowed: false, why: 'voting-closed' });
  expect(theirs.votesOn).toBeUndefined();
  expect(await ballotOf(listed, election)).toMatchObject({
    votesOn: true,
    vote: { isAllowed: true },
  });
  expect(await voteFirst(listed, election)).toMatchObject({ status: 200 });
  expect(await voteFirst(listed, election)).toMatchObject(refusedWith('already-voted'));

  const shown = JSON.stringify([await read(election), (await app.send('listElections')).body]);
  expect(shown).not.toContain(listed.enrollmentNumber);
  for (const one of (await read(election)).nominations) expect(one.votes).toBeNull();
  await runDue(app.ctx, electionJobs(app.ctx));
  const results = await app.send('listResults');
  expect(JSON.stringify(results.body)).not.toContain(election.id);
  expect(await emailsTo(listed.email)).toHaveLength(1);

  await closeAndCount(app, election.id);
  const [{ results: counted }] = (await app.send('listResults')).body.filter(
    (one: { electionId: string }) => one.electionId === election.id,
  );
  expect(counted[0].candidates.map((one: { votes: number }) => one.votes)).toEqual([1, 0]);
});

test('a person without an account can be on the list, and votes once there is one', async () => {
  const election = await hiddenElection(app.ctx);
  const number = '0177CS238801';
  const added = await addTimeFor(admin, election, [{ enrollmentNumber: number }]);
  expect(added.status).toBe(200);
  await endForOthers(app.ctx, election);
  const voter = await createActor(app, { enrollmentNumber: number });
  expect((await voteFirst(voter, election)).status).toBe(200);
});

describe('is refused', () => {
  test('for wrong numbers, which are named, and nothing is kept of the others', async () => {
    const election = await hiddenElection(app.ctx);
    const voter = await createAccount(app.ctx);
    const wrong = await addTimeFor(admin, election, [voter], {
      numbers: ['ABC12', '0177CS230001'],
    });
    expect(wrong.status).toBe(400);
    await app.ctx.pool.query(
      `update elections set electorate = 'some', electorate_years = '{24}' where id = $1`,
      [election.id],
    );
    const strangers = await addTimeFor(admin, election, [voter], {
      numbers: [voter.enrollmentNumber, '0177CS248001'],
    });
    expect(strangers).toMatchObject({
      status: 400,
      body: { fields: { numbers: expect.stringContaining(voter.enrollmentNumber ?? '') } },
    });
    expect(JSON.stringify(strangers.body)).not.toContain('0177CS248001');
    expect((await read(election)).addedTime).toBeUndefined();
  });

  test('for an empty list, a moment that does not fit, and counts that are seen', async () => {
    const election = await hiddenElection(app.ctx);
    const voter = await createAccount(app.ctx);
    expect((await addTimeFor(admin, election, [])).status).toBe(400);
    for (const hours of [0.5, 24 * 7 + 2]) {
      const answer = await addTimeFor(admin, election, [voter], { until: inHours(hours) });
      expect(answer).toMatchObject({
        status: 400,
        body: { fields: { until: expect.any(String) } },
      });
    }
    for (const standings of ['live', 'in-batches'] as const) {
      const seen = await createElection(app.ctx, { standings });
      expect(await addTimeFor(admin, seen, [voter])).toMatchObject(
        refusedWith('counts-not-hidden'),
      );
    }
  });

  test('while voting is not open, in a rehearsal, and after a complaint that was not upheld', async () => {
    const voter = await createAccount(app.ctx);
    const upcoming = await hiddenElection(app.ctx, { startsInMinutes: 30 });
    expect(await addTimeFor(admin, upcoming, [voter])).toMatchObject(
      refusedWith('voting-not-open'),
    );
    const over = await hiddenElection(app.ctx);
    await closeAndCount(app, over.id);
    expect(await addTimeFor(admin, over, [voter])).toMatchObject(refusedWith('voting-closed'));
    const paused = await hiddenElection(app.ctx);
    await act('pauseElection', paused);
    expect(await addTimeFor(admin, paused, [voter])).toMatchObject(refusedWith('election-paused'));
    const test = await hiddenElection(app.ctx);
    await app.ctx.pool.query('update elections set is_rehearsal = true where id = $1', [test.id]);
    expect(await addTimeFor(admin, test, [voter])).toMatchObject(refusedWith('is-rehearsal'));
    const open = await hiddenElection(app.ctx);
    expect(await addTimeFor(admin, open, [voter], { appealId: crypto.randomUUID() })).toMatchObject(
      refusedWith('complaint-not-upheld'),
    );
  });

  test('where an edit would move the end or show counts: both are fixed by then', async () => {
    const election = await hiddenElection(app.ctx);
    await addTimeFor(admin, election, [await createAccount(app.ctx)]);
    const params = { id: election.id };
    for (const body of [
      { endDate: inHours(5), reason },
      { standings: 'live', reason },
    ]) {
      expect((await admin.send('editElection', { params, body })).status).toBe(409);
    }
    const draft = await admin.send('returnElectionToDraft', { params, body: { reason } });
    expect(draft.status).toBe(409);
    const renamed = await admin.send('editElection', { params, body: { name: 'Other', reason } });
    expect(renamed.status).toBe(200);
  });
});

test('more people join, also once it is over for the others, and the moment moves later only', async () => {
  const election = await hiddenElection(app.ctx);
  const [one, two] = [await createActor(app), await createActor(app)];
  const until = inHours(3);
  await addTimeFor(admin, election, [one], { until });
  expect(await addTimeFor(admin, election, [one], { until })).toMatchObject(
    refusedWith('time-added-already'),
  );
  await endForOthers(app.ctx, election);
  expect((await addTimeFor(admin, election, [two], { until: inHours(2) })).status).toBe(400);
  const more = await addTimeFor(admin, election, [one, two], { until: inHours(4) });
  expect(more.body.election.addedTime.people).toBe(2);
  expect((await voteFirst(two, election)).status).toBe(200);
  const { rows } = await app.ctx.pool.query(
    `select people, overturned_at, reason from sanctions where election_id = $1`,
    [election.id],
  );
  expect(rows).toEqual([{ people: 2, overturned_at: null, reason }]);
});

describe('with the other acts', () => {
  test('a pause moves both ends, and the one that was over stays', async () => {
    const election = await hiddenElection(app.ctx);
    const voter = await createActor(app);
    await addTimeFor(admin, election, [voter]);
    const pausedFor = async () => {
      await act('pauseElection', election);
      const was = await read(election);
      await app.ctx.pool.query(
        `update elections set paused_at = paused_at - interval '10 minutes' where id = $1`,
        [election.id],
      );
      const { body } = await act('resumeElection', election);
      const moved = (one: string, other: string) =>
        Math.round((Date.parse(one) - Date.parse(other)) / 60_000);
      const { endDate, addedTime } = body.election;
      return [
        moved(endDate, was.endDate),
        moved(addedTime.othersEndDate, was.addedTime.othersEndDate),
      ];
    };
    expect(await pausedFor()).toEqual([10, 10]);
    await app.ctx.pool.query(
      `update elections set others_end_at = now() - interval '20 minutes' where id = $1`,
      [election.id],
    );
    expect(await pausedFor()).toEqual([10, 0]);
    expect((await voteFirst(voter, election)).status).toBe(200);
  });

  test('an extension is for the others, and ends the added time once they have as long', async () => {
    const election = await hiddenElection(app.ctx);
    await addTimeFor(admin, election, [await createAccount(app.ctx)]);
    const extend = (endDate: string) =>
      admin.send('extendElection', { params: { id: election.id }, body: { endDate, reason } });
    const [two, five] = [inHours(2), inHours(5)];
    expect((await extend(two)).body.election.addedTime.othersEndDate).toBe(two);
    const whole = (await extend(five)).body.election;
    expect([whole.endDate, whole.addedTime]).toEqual([five, undefined]);
    await addTimeFor(admin, election, [await createAccount(app.ctx)], { until: inHours(6) });
    await endForOthers(app.ctx, election);
    expect(await extend(inHours(7))).toMatchObject(refusedWith('voting-closed'));
  });

  test('closed now it is closed for all', async () => {
    const election = await hiddenElection(app.ctx);
    const voter = await createActor(app);
    await addTimeFor(admin, election, [voter]);
    const { body } = await act('closeElectionNow', election);
    expect(body.election.addedTime).toBeUndefined();
    expect(await voteFirst(voter, election)).toMatchObject(refusedWith('voting-closed'));
    const other = await hiddenElection(app.ctx);
    await addTimeFor(admin, other, [voter]);
    await endForOthers(app.ctx, other);
    expect((await act('closeElectionNow', other)).body.election.addedTime.people).toBe(1);
  });

  test('a copy has the time of all others', async () => {
    const election = await hiddenElection(app.ctx);
    const before = await read(election);
    await addTimeFor(admin, election, [await createAccount(app.ctx)]);
    const { body } = await admin.send('duplicateElection', { params: { id: election.id } });
    const { endDate, startDate } = body.election;
    expect(Date.parse(endDate) - Date.parse(startDate)).toBe(
      Date.parse(before.endDate) - Date.parse(before.startDate),
    );
  });
});

describe('taken back', () => {
  test('before it is over for the others, all vote until their end, and those on the list are told', async () => {
    const election = await hiddenElection(app.ctx);
    const voter = await createActor(app);
    await app.ctx.pool.query('update accounts set email_confirmed_at = now() where id = $1', [
      voter.id,
    ]);
    const before = await read(election);
    await addTimeFor(admin, election, [voter]);
    await runDue(app.ctx, electionJobs(app.ctx));
    await runDue(app.ctx, electionJobs(app.ctx));
    const { body } = await act('takeTimeBack', election);
    expect(body.election.endDate).toBe(before.endDate);
    expect(body.election.addedTime).toBeUndefined();
    expect(body.election.changes[0].what).toMatch(/^The added time was taken back\./);
    await runDue(app.ctx, electionJobs(app.ctx));
    expect(await emailsTo(voter.email)).toEqual([
      expect.stringContaining('You can vote until'),
      expect.stringContaining('taken back'),
    ]);
    expect(await act('takeTimeBack', election)).toMatchObject(refusedWith('no-added-time'));
    // It can be added once more, to others than before.
    const again = await addTimeFor(admin, election, [await createAccount(app.ctx)]);
    expect(again.body.election.addedTime.people).toBe(1);
  });

  test('later it closes voting at once, and votes that were cast in it count', async () => {
    const election = await hiddenElection(app.ctx);
    const [one, two] = [await createActor(app), await createActor(app)];
    await addTimeFor(admin, election, [one, two]);
    await endForOthers(app.ctx, election);
    expect((await voteFirst(one, election)).status).toBe(200);
    expect((await act('takeTimeBack', election)).status).toBe(200);
    expect(await voteFirst(two, election)).toMatchObject(refusedWith('voting-closed'));
    await runDue(app.ctx, electionJobs(app.ctx));
    const { rows } = await app.ctx.pool.query(
      `select e.closed_at is not null as closed, s.overturned_at is not null as overturned,
         (select sum(votes)::int from tallies t join nominations n on n.id = t.nomination_id
          where n.election_id = e.id) as votes
       from elections e join sanctions s on s.election_id = e.id where e.id = $1`,
      [election.id],
    );
    expect(rows).toEqual([{ closed: true, overturned: true, votes: 1 }]);
  });
});

describe('at the same moment', () => {
  test('of several officers one adds the people, and the others read that they have this time', async () => {
    const election = await hiddenElection(app.ctx);
    const voter = await createAccount(app.ctx);
    const until = inHours(3);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        addTimeFor((at % 2 === 0 ? app : beside).as(admin.cookie), election, [voter], { until }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(answer).toMatchObject(refusedWith('time-added-already'));
    }
  });

  test('votes of one batch that meet the end are each judged by who casts them', async () => {
    const election = await hiddenElection(app.ctx);
    const listed = await createAccount(app.ctx);
    const others = await Promise.all(Array.from({ length: 5 }, () => createAccount(app.ctx)));
    await addTimeFor(admin, election, [listed]);
    await endForOthers(app.ctx, election);
    const box = openBallotBox(connectionOf(beside), app.ctx.config.keysDir);
    afterThis(() => box.close());
    const outcomes = await Promise.all(
      [...others, listed].map((voter) => box.voteQueue.cast(voteOf(voter, election))),
    );
    expect(outcomes.map(isRecorded)).toEqual([false, false, false, false, false, true]);
    expect(outcomes.slice(0, 5)).toEqual(others.map(() => ({ refusal: 'voting-closed' })));
  });

  test('after a restart the close has its job at the last end', async () => {
    const election = await hiddenElection(app.ctx);
    await addTimeFor(admin, election, [await createAccount(app.ctx)]);
    await endForOthers(app.ctx, election);
    await app.ctx.pool.query(`delete from pgboss.job where name = 'close-election'`);
    await recoverClosings(app.ctx);
    await runDue(app.ctx, electionJobs(app.ctx));
    const closed = async () =>
      (
        await app.ctx.pool.query<{ closed: boolean }>(
          'select closed_at is not null as closed from elections where id = $1',
          [election.id],
        )
      ).rows[0]?.closed;
    expect(await closed()).toBe(false);
    await closeAndCount(app, election.id);
    expect(await closed()).toBe(true);
  });
});
