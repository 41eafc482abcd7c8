import { expect, test } from 'vitest';
import type { CallName } from '#contract/api.ts';
import { electionJobs } from '#server/closing/close.ts';
import { createVoters, isRecorded, openBallotBox, voteOf } from '#tests/support/ballot-box.ts';
import type { TestElection } from '#tests/support/factories.ts';
import { createElection } from '#tests/support/factories.ts';
import { runDue } from '#tests/support/run-due.ts';
import { admin, app, beside, startSideBySide } from '#tests/support/side-by-side.ts';
import type { Answer, TestApp } from '#tests/support/test-app.ts';
import { connectionOf } from '#tests/support/test-app.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { untilWaiting } from '#tests/support/until-waiting.ts';
import { balanced, readVoteCounts } from '#tests/support/vote-record.ts';

startSideBySide();

// Officers and voters who act at the same moment, through two server processes.

const reason = 'The hall was closed for an hour.';
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const act = (from: TestApp, call: CallName, id: string, body: Record<string, unknown>) =>
  from.as(admin.cookie).send(call, { params: { id }, body });
const done = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200);
const both = <T>(make: (from: TestApp) => T): T[] =>
  Array.from({ length: 6 }, (_, index) => make(index % 2 === 0 ? app : beside));
const read = (id: string) => admin.send('readElectionToEdit', { params: { id } });

test.each([
  ['extended to the same end', 'extendElection', { endDate: inHours(5) }, 1],
  ['closed', 'closeElectionNow', {}, 1],
  ['paused', 'pauseElection', {}, 1],
  ['cancelled', 'cancelElection', {}, 1],
  ['taken back to draft', 'returnElectionToDraft', {}, 1],
] as const)('is %s once, however many officers do so at once', async (_, call, body, times) => {
  const { id } = await createElection(app.ctx);
  const answers = await Promise.all(both((from) => act(from, call, id, { ...body, reason })));
  expect(done(answers)).toHaveLength(times);
  for (const answer of answers) expect([200, 400, 409]).toContain(answer.status);
  expect((await read(id)).body.election.changes).toHaveLength(times);
});

test('is resumed once, and its end moves once', async () => {
  const { id } = await createElection(app.ctx);
  await act(app, 'pauseElection', id, { reason });
  const before = (await read(id)).body.election.endDate;
  await app.ctx.transact((tx) =>
    tx
      .updateTable('elections')
      .set({ paused_at: new Date(Date.now() - 600_000) })
      .where('id', '=', id)
      .execute(),
  );
  const answers = await Promise.all(both((from) => act(from, 'resumeElection', id, { reason })));
  expect(done(answers)).toHaveLength(1);
  const moved = Date.parse((await read(id)).body.election.endDate) - Date.parse(before);
  expect(moved).toBeGreaterThanOrEqual(600_000);
  expect(moved).toBeLessThan(1_100_000);
});

test('a draft that several publish at once has one key, which opens its votes', async () => {
  const { id, ...election } = await createElection(app.ctx, { isSealed: false });
  await app.ctx.transact((tx) =>
    tx.updateTable('elections').set({ state: 'draft' }).where('id', '=', id).execute(),
  );
  const publish = (from: TestApp) =>
    from.as(admin.cookie).send('publishElection', { params: { id } });
  expect(done(await Promise.all(both(publish)))).toHaveLength(1);
  const [voter] = await createVoters(app, 1);
  if (voter === undefined) throw new Error('nobody votes');
  const outcome = await beside.ctx.voteQueue.cast(voteOf(voter, { id, ...election }));
  expect(isRecorded(outcome)).toBe(true);
  expect(balanced((await readVoteCounts(app.ctx, id))[0], 1)).toBe(true);
});

/** Votes from two processes of their own, and what an officer does in the middle of them. */
async function amid(election: TestElection, officer: () => Promise<Answer>) {
  const boxes = [app, beside].map((from) =>
    openBallotBox(connectionOf(from), app.ctx.config.keysDir),
  );
  afterThis(() => Promise.all(boxes.map((box) => box.close())));
  const voters = await createVoters(app, 40);
  const casts = voters.map(async (voter, index) =>
    boxes[index % 2]?.voteQueue.cast(voteOf(voter, election, 0, index)),
  );
  const answer = await officer();
  const outcomes = (await Promise.all(casts)).flatMap((outcome) => outcome ?? []);
  return { answer, recorded: outcomes.filter(isRecorded).length, outcomes };
}

test.each(['closeElectionNow', 'pauseElection'] as const)(
  'each vote is counted or refused when %s comes among them',
  async (call) => {
    const election = await createElection(app.ctx);
    const { id } = election;
    const { answer, recorded, outcomes } = await amid(election, () =>
      act(beside, call, id, { reason }),
    );
    expect(answer.status).toBe(200);
    const why = call === 'pauseElection' ? 'election-paused' : 'voting-closed';
    const refused = outcomes.filter((outcome) => !isRecorded(outcome));
    expect(refused).toEqual(refused.map(() => ({ refusal: why })));
    expect(balanced((await readVoteCounts(app.ctx, id))[0], recorded)).toBe(true);
    if (call === 'pauseElection') return;
    await runDue(app.ctx, electionJobs(app.ctx));
    expect(balanced((await readVoteCounts(app.ctx, id))[0], recorded)).toBe(true);
  },
);

test('an election that is cancelled among votes keeps none of them', async () => {
  const election = await createElection(app.ctx);
  const { answer } = await amid(election, () =>
    act(beside, 'cancelElection', election.id, { reason }),
  );
  expect(answer.status).toBe(200);
  expect(balanced((await readVoteCounts(app.ctx, election.id))[0], 0)).toBe(true);
});

test('of the first vote and an edit of the dates, the later one is refused', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 8; round += 1) {
    const election = await createElection(app.ctx);
    const { id } = election;
    const [voter] = await createVoters(app, 1);
    if (voter === undefined) throw new Error('nobody votes');
    // The edit puts the opening ahead: a vote that comes after it finds voting not open.
    const edit = () => act(beside, 'editElection', id, { startDate: inHours(0.5), reason });
    const vote = () => app.ctx.voteQueue.cast(voteOf(voter, election));
    const [cast, edited] =
      round % 2 === 0
        ? await Promise.all([vote(), edit()])
        : await Promise.all([edit(), vote()]).then(([one, other]) => [other, one] as const);
    const isCast = isRecorded(cast);
    outcomes.add(isCast ? 'vote' : 'edit');
    expect(edited.status).toBe(isCast ? 409 : 200);
    if (!isCast) expect(cast).toEqual({ refusal: 'voting-not-open' });
    expect(balanced((await readVoteCounts(app.ctx, id))[0], isCast ? 1 : 0)).toBe(true);
  }
  expect(outcomes.size).toBeGreaterThan(0);
});

test('what two officers edit at once is all there', async () => {
  const { id } = await createElection(app.ctx, { startsInMinutes: 30 });
  const edits = [
    { name: 'Another name' },
    { description: 'Another text.' },
    { standings: 'after-close' },
    { endDate: inHours(7) },
  ];
  const answers = await Promise.all(
    edits.map((edit, index) => act(index % 2 === 0 ? app : beside, 'editElection', id, edit)),
  );
  expect(done(answers)).toHaveLength(edits.length);
  const { election } = (await read(id)).body;
  expect(election).toMatchObject(Object.assign({}, ...edits));
  expect(election.changes).toHaveLength(edits.length);
});

test('an end that was moved at the last moment is not closed by the job of the former one', async () => {
  const election = await createElection(app.ctx, { endsInMinutes: 30 });
  const { id } = election;
  const [voter] = await createVoters(app, 1);
  if (voter === undefined) throw new Error('nobody votes');
  await app.ctx.voteQueue.cast(voteOf(voter, election));
  // The former end has come, and the extension is not committed yet.
  const client = await app.ctx.pool.connect();
  const past = "ends_at = now() - interval '1 second'";
  await app.ctx.pool.query(`update elections set ${past} where id = $1`, [id]);
  await client.query('begin');
  await client.query(`select 1 from turnouts where position_id = $1 for update`, [
    election.positions[0]?.id,
  ]);
  await client.query(`update elections set ends_at = now() + interval '1 hour' where id = $1`, [
    id,
  ]);
  const closing = electionJobs(app.ctx)['close-election']({ electionId: id });
  await untilWaiting(app.ctx);
  await client.query('commit');
  client.release();
  await closing;
  const row = await app.ctx.db
    .selectFrom('elections')
    .select(['opened_at', 'closed_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ opened_at: null, closed_at: null });
  expect(await app.ctx.electionKeys.readSecret(id)).not.toBeNull();
});
