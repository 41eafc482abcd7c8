import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { CallName } from '#contract/api.ts';
import { electionJobs } from '#server/closing/close.ts';
import { reasonsOf, voteOf } from '#tests/support/ballot-box.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import {
  act,
  hasKey,
  inHours,
  organise,
  publish,
  reason,
  shown,
  vote,
  voteSome,
  openLifeStage,
} from '#tests/support/life-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { runDue } from '#tests/support/run-due.ts';
import { admin, app, beside, soon, startSideBySide } from '#tests/support/side-by-side.ts';
import { balanced, readVoteCounts } from '#tests/support/vote-record.ts';

startSideBySide();
openLifeStage();

// What officers do with an election that voters see. Races are in election-life-races.test.ts.

test('every act that voters meet needs a reason', async () => {
  const { id } = await createElection(app.ctx);
  const calls: CallName[] = [
    'extendElection',
    'closeElectionNow',
    'pauseElection',
    'resumeElection',
    'cancelElection',
    'returnElectionToDraft',
  ];
  for (const call of calls) {
    const answer = await act(call, id, { endDate: inHours(4), reason: ' ' });
    expect([call, answer.body.fields]).toEqual([
      call,
      { reason: 'Give a reason. Voters will read it.' },
    ]);
  }
  expect(await shown(id)).toMatchObject({ state: 'published', changes: [] });
});

test('an extended election goes on, and is closed at its new end', async () => {
  const election = await createElection(app.ctx, { endsInMinutes: 30 });
  const { id } = election;
  const end = inHours(3);
  expect(await act('extendElection', id, { endDate: inHours(0.1), reason })).toMatchObject({
    status: 400,
    body: { fields: { endDate: 'Choose a time after the current end of voting' } },
  });
  const { body } = await act('extendElection', id, { endDate: end, reason });
  expect(body.election).toMatchObject({
    endDate: end,
    nominationsCloseAt: end,
    changes: [{ what: expect.stringMatching(/^Voting closes on .+, not on /), reason }],
  });
  await voteSome(election, 2);
  // The job of the former end looks again instead of closing.
  await electionJobs(app.ctx)['close-election']({ electionId: id });
  expect(await app.ctx.jobs.isPending('close-election', { electionId: id })).toBe(true);
  expect(await hasKey(id)).toBe(true);
});

test('an election that is closed now is counted at once, and takes no more votes', async () => {
  const election = await createElection(app.ctx);
  const { id } = election;
  await voteSome(election, 3);
  const { body } = await act('closeElectionNow', id);
  expect(body.election.changes).toMatchObject([
    { what: expect.stringMatching(/before its time/), reason },
  ]);
  expect(reasonsOf(await voteSome(election, 1))).toEqual(new Set(['voting-closed']));
  await runDue(app.ctx, electionJobs(app.ctx));
  const [line] = await readVoteCounts(app.ctx, id);
  expect(balanced(line, 3)).toBe(true);
  expect(await hasKey(id)).toBe(false);
  const results = await app.send('listResults');
  expect(results.body).toContainEqual(expect.objectContaining({ electionId: id }));
  expect(await act('closeElectionNow', id)).toMatchObject(refusedWith('voting-closed'));
  expect(await act('extendElection', id, { endDate: inHours(4), reason })).toMatchObject(
    refusedWith('voting-closed'),
  );
});

describe('a paused election', () => {
  test('takes no votes, does not close, and goes on with its end moved by the pause', async () => {
    const election = await createElection(app.ctx);
    const { id } = election;
    const voter = await createActor(app);
    await act('pauseElection', id);
    await expect.poll(() => shown(id, beside), soon).toMatchObject({ state: 'paused' });
    expect(reasonsOf(await voteSome(election, 2))).toEqual(new Set(['election-paused']));
    const mine = await voter.send('listMyBallots');
    expect(mine.body.find((one: { electionId: string }) => one.electionId === id).vote).toEqual({
      isAllowed: false,
      why: 'election-paused',
      message: 'Voting is paused. Please come back later.',
    });
    expect(await act('pauseElection', id)).toMatchObject(refusedWith('election-paused'));
    // It was paused for half an hour, and its end has passed meanwhile.
    const minutes = (count: number) => new Date(Date.now() + count * 60_000);
    await app.ctx.transact((tx) =>
      tx
        .updateTable('elections')
        .set({ paused_at: minutes(-30), ends_at: minutes(-10) })
        .where('id', '=', id)
        .execute(),
    );
    await electionJobs(app.ctx)['close-election']({ electionId: id });
    expect(await hasKey(id)).toBe(true);
    const { body } = await act('resumeElection', id);
    expect(body.election.state).toBe('published');
    expect(Date.parse(body.election.endDate)).toBeGreaterThan(minutes(19).getTime());
    expect(body.election.changes).toMatchObject([
      { reason },
      { what: 'Voting was paused.', reason },
    ]);
    expect(reasonsOf(await voteSome(election, 1))).toEqual(new Set(['recorded']));
    expect(await act('resumeElection', id)).toMatchObject(refusedWith('election-not-paused'));
  });

  test('keeps its end where the officer says so, even if that is past', async () => {
    const election = await createElection(app.ctx);
    const { id } = election;
    await voteSome(election, 1);
    await act('pauseElection', id);
    const ended = new Date(Date.now() - 60_000);
    await app.ctx.transact((tx) =>
      tx.updateTable('elections').set({ ends_at: ended }).where('id', '=', id).execute(),
    );
    const { body } = await act('resumeElection', id, { reason, movesEnd: false });
    expect(body.election.endDate).toBe(ended.toISOString());
    await runDue(app.ctx, electionJobs(app.ctx));
    expect(balanced((await readVoteCounts(app.ctx, id))[0], 1)).toBe(true);
  });

  test('still holds the names of those who voted and left', async () => {
    const election = await createElection(app.ctx);
    const gone = await createActor(app);
    await vote(election, gone);
    await act('pauseElection', election.id);
    await app.ctx.transact((tx) =>
      tx
        .updateTable('elections')
        .set({ ends_at: new Date(Date.now() - 1_000) })
        .where('id', '=', election.id)
        .execute(),
    );
    await admin.send('deleteUser', { params: { id: gone.id } });
    const { name, enrollmentNumber } = gone;
    const body = { name, enrollmentNumber, email: 'new@campus.example', password: randomUUID() };
    const again = await app.send('registerStudent', { body: { ...body, role: 'student' } });
    expect(again).toMatchObject(refusedWith('account-taken'));
  });
});

test('a cancelled election has no votes and no key on any server, and says so', async () => {
  const election = await createElection(app.ctx);
  const { id } = election;
  const voter = await createActor(app);
  const cast = voteOf(voter, election);
  await app.ctx.voteQueue.cast(cast);
  await voteSome(election, 3);
  const { body } = await act('cancelElection', id);
  expect(body.election).toMatchObject({
    state: 'cancelled',
    changes: [{ what: expect.stringContaining('Its votes were destroyed'), reason }],
  });
  expect(body.election.nominations.map(({ votes }: { votes: unknown }) => votes)).toEqual([
    null,
    null,
  ]);
  expect(balanced((await readVoteCounts(app.ctx, id))[0], 0)).toBe(true);
  expect(await hasKey(id)).toBe(false);
  expect(await app.ctx.voteQueue.cast(cast)).toEqual({ refusal: 'election-cancelled' });
  await electionJobs(app.ctx)['close-election']({ electionId: id });
  await expect.poll(() => shown(id, beside), soon).toMatchObject({ state: 'cancelled' });
  const results = await app.send('listResults');
  expect(JSON.stringify(results.body)).not.toContain(id);
  expect((await app.send('health')).body.missingKeys).toEqual([]);
  for (const call of ['cancelElection', 'pauseElection', 'closeElectionNow'] as const) {
    expect(await act(call, id)).toMatchObject(refusedWith('election-cancelled'));
  }
});

test('an election goes back to draft while nobody has voted, and is published again', async () => {
  const election = await createElection(app.ctx);
  const { id } = election;
  expect((await act('returnElectionToDraft', id)).body.election.state).toBe('draft');
  expect(await shown(id)).toBeUndefined();
  expect(reasonsOf(await voteSome(election, 1))).toEqual(new Set(['unknown-election']));
  await publish(id);
  expect(await shown(id)).toMatchObject({ state: 'published', changes: [{ reason }] });
  expect(reasonsOf(await voteSome(election, 1))).toEqual(new Set(['recorded']));
  expect(await act('returnElectionToDraft', id)).toMatchObject(
    refusedWith('election-ballots-cast'),
  );
});

test('a copy has positions and settings, next dates, and no people', async () => {
  const numbers = ['0177CS240001'];
  const election = await organise({
    startDate: inHours(-2),
    standings: 'after-close',
    electorate: { kind: 'roll', numbers },
  });
  const { status, body } = await act('duplicateElection', election._id, {});
  expect(status).toBe(201);
  const { startDate, endDate, ...copy } = body.election;
  expect(copy).toMatchObject({
    name: `${election.name} (copy)`,
    state: 'draft',
    rehearsal: false,
    standings: 'after-close',
    electorate: { kind: 'roll', rollSize: 0 },
    positions: [{ title: 'President' }, { title: 'Treasurer' }],
    nominations: [],
  });
  const year = 364 * 24 * 3_600_000;
  expect(Date.parse(startDate) - Date.parse(election.startDate)).toBe(year);
  expect(Date.parse(endDate) - Date.parse(election.endDate)).toBe(year);
  expect(await publish(copy._id)).toMatchObject(refusedWith('voter-list-empty'));
});

test('a copy has the name and the dates that it is given; left out, nominations close as usual', async () => {
  const election = await organise({ startDate: inHours(-2), endDate: inHours(5) });
  const given = { name: 'Council 2028', startDate: inHours(24), endDate: inHours(48) };
  const copied = await act('duplicateElection', election._id, { ...given, rehearsal: true });
  expect(copied.body.election).toMatchObject({
    ...given,
    nominationsCloseAt: given.startDate,
    state: 'draft',
    rehearsal: true,
  });
  const nominationsCloseAt = inHours(12);
  const closed = await act('duplicateElection', election._id, { ...given, nominationsCloseAt });
  expect(closed.body.election).toMatchObject({ ...given, nominationsCloseAt, rehearsal: false });
  const wrong = await act('duplicateElection', election._id, {
    ...given,
    endDate: given.startDate,
  });
  const sentence = 'Voting must close after it opens.';
  expect(wrong).toMatchObject({ status: 400, body: { fields: { endDate: sentence } } });
  const nonsense = await act('duplicateElection', election._id, { startDate: 'soon' });
  expect(nonsense).toMatchObject({ status: 400, body: { reason: 'invalid-input' } });
});

test('a rehearsal has no results and no e-mails, and is wiped with its votes', async () => {
  const created = await organise({ rehearsal: true });
  expect(created.rehearsal).toBe(true);
  const edited = await act('editElection', created._id, { rehearsal: false, name: 'Real' });
  expect(edited.body.election.rehearsal).toBe(true);
  const election = await createElection(app.ctx);
  const { id } = election;
  expect(await act('wipeElection', id)).toMatchObject(refusedWith('not-a-rehearsal'));
  await app.ctx.transact((tx) =>
    tx.updateTable('elections').set({ is_rehearsal: true }).where('id', '=', id).execute(),
  );
  await voteSome(election, 1);
  await act('closeElectionNow', id);
  await runDue(app.ctx, electionJobs(app.ctx));
  expect(balanced((await readVoteCounts(app.ctx, id))[0], 1)).toBe(true);
  const emails = await app.ctx.db
    .selectFrom('emails')
    .select('key')
    .where('key', 'like', `winner:${id}:%`)
    .execute();
  expect(emails).toEqual([]);
  expect(JSON.stringify((await app.send('listResults')).body)).not.toContain(id);
  expect(await act('wipeElection', id)).toMatchObject({ status: 200 });
  expect(await shown(id)).toBeUndefined();
});
