import { afterEach, describe, expect, test } from 'vitest';
import { electionJobs } from '#server/closing/close.ts';
import { recoverPauses } from '#server/lifecycle/brief-pause.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import type { TestElection } from '#tests/support/factories.ts';
import { openLifeStage, shown, voteSome } from '#tests/support/life-stage.ts';
import {
  admin,
  app,
  confirm,
  council,
  idOf,
  liftAll,
  openProposalStage,
  other,
  publicRecord,
  reason,
  setRule,
  waiting,
} from '#tests/support/proposal-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { runDue } from '#tests/support/run-due.ts';
import { beside, startSideBySide } from '#tests/support/side-by-side.ts';
import { startTestApp } from '#tests/support/test-app.ts';

startSideBySide();
openLifeStage();
openProposalStage();

// Where two officers are needed one of them stops voting at once, for two hours (docs/two-person.md).

afterEach(liftAll);

const hour = 3_600_000;
const pause = (by: typeof council, id: string) =>
  by.send('pauseElection', { params: { id }, body: { reason } });
const resume = (by: typeof council, id: string, movesEnd = true) =>
  by.send('resumeElection', { params: { id }, body: { reason, movesEnd } });
/** Lets it look as if the pause had begun so many hours ago. */
const ago = (id: string, hours: number) =>
  app.ctx.pool.query(
    `update elections set paused_at = paused_at - make_interval(hours => $2),
       paused_until = paused_until - make_interval(hours => $2),
       paused_alone_at = paused_alone_at - make_interval(hours => $2) where id = $1`,
    [id, hours],
  );
const byClock = (id: string) => electionJobs(app.ctx)['resume-election']({ electionId: id });
const reasonsOf = async (election: TestElection) =>
  (await voteSome(election, 1)).map((answer) => ('reason' in answer ? answer.reason : answer));

test('one officer pauses at once, and voting goes on by itself and ends as much later', async () => {
  const election = await createElection(app.ctx);
  const { id, name } = election;
  const end = Date.parse((await shown(id)).endDate);
  const paused = await pause(council, id);
  expect(paused).toMatchObject({
    status: 202,
    body: {
      message: expect.stringMatching(/^Voting is paused\. It goes on by itself on /),
      proposal: { act: 'election.pause', subject: name },
    },
  });
  const { pausedUntil, state, changes } = await shown(id);
  expect(await waiting(id)).toMatchObject([{ expiresAt: pausedUntil }]);
  expect(state).toBe('paused');
  const hours = (Date.parse(pausedUntil) - Date.now()) / hour;
  expect(Math.round(hours)).toBe(2);
  expect(changes).toMatchObject([
    { what: expect.stringMatching(/^Voting was paused by one officer/), reason, officers: null },
  ]);
  expect(JSON.stringify(await reasonsOf(election))).toContain('election-paused');
  // Before its time the job changes nothing, however often it runs.
  await byClock(id);
  expect((await shown(id)).state).toBe('paused');
  await ago(id, 2);
  await Promise.all([byClock(id), electionJobs(beside.ctx)['resume-election']({ electionId: id })]);
  const after = await shown(id);
  expect(after).toMatchObject({ state: 'published', changes: [{ reason: '' }, { reason }] });
  expect(after.pausedUntil).toBeUndefined();
  expect(Math.round((Date.parse(after.endDate) - end) / 60_000)).toBe(120);
  expect(JSON.stringify(await reasonsOf(election))).not.toContain('election-paused');
  expect(await waiting(id)).toEqual([]);
  expect(await confirm(other, idOf(paused))).toMatchObject(refusedWith('proposal-expired'));
  expect((await publicRecord(id)).map(([act]: [string]) => act)).toEqual([
    'proposal.propose',
    'election.pause',
    'proposal.expire',
    'election.resume',
  ]);
});

test('a second officer makes the pause longer, and then only two end it', async () => {
  const { id } = await createElection(app.ctx);
  const paused = await pause(council, id);
  expect(await confirm(council, idOf(paused))).toMatchObject(refusedWith('own-proposal'));
  expect((await confirm(other, idOf(paused))).status).toBe(200);
  const longer = await shown(id);
  expect(longer.pausedUntil).toBeUndefined();
  expect(longer.changes[0]).toMatchObject({
    what: 'The pause was made longer: voting is paused until an officer resumes it.',
    officers: 2,
  });
  await ago(id, 3);
  await byClock(id);
  expect((await shown(id)).state).toBe('paused');
  expect((await resume(council, id)).status).toBe(202);
  expect((await shown(id)).state).toBe('paused');
});

test('any officer ends it before its time, but for the end of voting two are needed', async () => {
  const { id } = await createElection(app.ctx);
  await pause(council, id);
  expect((await resume(admin, id, false)).status).toBe(202);
  expect((await shown(id)).state).toBe('paused');
  expect((await resume(admin, id)).status).toBe(200);
  expect((await shown(id)).state).toBe('published');
  expect(await waiting(id)).toMatchObject([{ act: 'election.resume' }]);
});

test('a second pause within a day waits for another officer, whoever asks', async () => {
  const { id } = await createElection(app.ctx, { endsInMinutes: 5_000 });
  await pause(council, id);
  await resume(council, id);
  for (const by of [council, admin]) {
    const again = await pause(by, id);
    expect(again.status).toBe(202);
    expect((await shown(id)).state).toBe('published');
    await by.send('withdrawProposal', { params: { id: idOf(again) } });
  }
  await app.ctx.pool.query(
    `update elections set paused_alone_at = paused_alone_at - interval '24 hours' where id = $1`,
    [id],
  );
  await pause(admin, id);
  expect((await shown(id)).state).toBe('paused');
});

test('of many who pause at once one does', async () => {
  const { id } = await createElection(app.ctx);
  const answers = await Promise.all(
    [council, admin, other, council, admin, other].map((by, at) =>
      pause({ ...by, ...(at % 2 === 0 ? app : beside).as(by.cookie) }, id),
    ),
  );
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
  expect((await shown(id)).changes).toHaveLength(1);
});

test('what cannot be paused is not, and a deleted election leaves its job nothing to do', async () => {
  const upcoming = await createElection(app.ctx, { startsInMinutes: 30 });
  expect(await pause(council, upcoming.id)).toMatchObject(refusedWith('voting-not-open'));
  expect(await waiting(upcoming.id)).toEqual([]);
  await byClock('00000000-0000-4000-8000-000000000000');
});

test('a job that was lost with a process is found again', async () => {
  const { id } = await createElection(app.ctx);
  await pause(council, id);
  await app.ctx.pool.query(`delete from pgboss.job where name = 'resume-election'`);
  await ago(id, 2);
  await recoverPauses(app.ctx);
  await recoverPauses(beside.ctx);
  await runDue(app.ctx, electionJobs(app.ctx));
  expect((await shown(id)).state).toBe('published');
});

test('with the rule off, and where one officer is left, the pause has no end of its own', async () => {
  await setRule(false);
  const { id } = await createElection(app.ctx);
  expect((await pause(council, id)).status).toBe(200);
  const { pausedUntil, changes } = await shown(id);
  expect(pausedUntil).toBeUndefined();
  expect(changes).toMatchObject([{ what: 'Voting was paused.', officers: null }]);
});

describe('the other officers', () => {
  test('get an e-mail at once', async () => {
    const server = await startTestApp({ smtpUrl: 'smtp://127.0.0.1:1' });
    afterThis(() => server.close());
    await server.ctx.pool.query(
      `insert into campus (university_name, time_zone, needs_two_officers) values ('A', 'UTC', true)`,
    );
    const one = await createActor(server, { role: 'council', name: 'Meher' });
    const two = await createActor(server, { role: 'admin' });
    await server.ctx.pool.query('update accounts set email_confirmed_at = now()');
    const { id, name } = await createElection(server.ctx);
    await one.send('pauseElection', { params: { id }, body: { reason } });
    const { rows } = await server.ctx.pool.query('select * from emails');
    expect(rows).toMatchObject([{ to_address: two.email, subject: `Voting is paused: ${name}` }]);
    for (const words of ['Meher', 'goes on by itself', reason]) {
      expect(rows[0].text_body).toContain(words);
    }
  });
});
