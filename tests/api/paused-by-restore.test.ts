import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { electionJobs } from '#server/closing/close.ts';
import { holdUnclosed } from '#server/closing/held/hold-unclosed.ts';
import { backUp, restoreInto, startServerProcess } from '#tests/support/backups.ts';
import { castEach } from '#tests/support/ballot-box.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import {
  admin as adminOfStage,
  app as stage,
  backup,
  election as published,
  kitFile,
  openPublishedStage,
  renewAdmin,
  settle,
  shown,
  votesOf,
} from '#tests/support/published-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import type { TestApp } from '#tests/support/test-app.ts';

// An election that a restore brings back open takes no vote until officers have decided.

const vote = (voter: Actor, { id, positions }: TestElection) =>
  voter.send('castVote', {
    body: {
      userId: voter.id,
      electionId: id,
      position: positions[0]?.id,
      candidateId: positions[0]?.candidates[0]?.id,
    },
  });
const resume = (by: Actor, { id }: TestElection, reason = 'We know what is missing.') =>
  by.send('resumeElection', { params: { id }, body: { reason } });
const find = async (on: TestApp, { id }: TestElection) => {
  const { body } = await on.send('listElections');
  return body.elections.find(({ _id }: { _id: string }) => _id === id);
};

let app: TestApp;
let election: TestElection;
let admin: Actor;

/** Three votes, a backup, one more vote, and the backup restored. */
async function restoreOpen() {
  app = await startServerProcess();
  election = await createElection(app.ctx, { name: 'Council' });
  await createElection(app.ctx, { name: 'Later', startsInMinutes: 60, endsInMinutes: 120 });
  await castEach(app, election, 0, [2, 1]);
  const { file } = await backUp(app);
  await castEach(app, election, 0, [1]);
  const restored = await restoreInto(app, file);
  admin = await createActor(app, { role: 'admin' });
  return restored;
}

test('it is paused with a sentence of its own, and no vote is answered with a success', async () => {
  expect(await restoreOpen()).toMatchObject({ paused: ['Council'], held: [] });
  expect(await find(app, election)).toMatchObject({
    state: 'paused',
    pausedByRestore: true,
    changes: [{ what: 'Voting was paused, because the server was restored from a backup.' }],
  });
  const voters = [await createActor(app), await createActor(app)];
  for (const voter of voters) {
    expect(await vote(voter, election)).toMatchObject(refusedWith('paused-by-restore'));
    const { body } = await voter.send('listMyBallots');
    const mine = body.find((one: { electionId: string }) => one.electionId === election.id);
    expect(mine.vote).toMatchObject({ isAllowed: false, why: 'paused-by-restore' });
  }
  const { body: waiting } = await admin.send('listWaiting');
  expect(waiting.things).toContainEqual(
    expect.objectContaining({ kind: 'paused-by-restore', election: 'Council' }),
  );
  const { rows } = await app.ctx.pool.query(
    `select actor_id as actor from records where act = 'election.pause' and election_id = $1`,
    [election.id],
  );
  expect(rows).toEqual([{ actor: null }]);
});

test('one officer alone resumes it with a reason, and the end moves by as long as the pause lasted', async () => {
  await restoreOpen();
  const before = Date.parse((await find(app, election)).endDate);
  await app.ctx.db
    .updateTable('elections')
    .set({ paused_at: new Date(Date.now() - 600_000) })
    .where('id', '=', election.id)
    .execute();
  expect((await resume(admin, election, '')).status).toBe(400);
  const all = await Promise.all(Array.from({ length: 8 }, () => resume(admin, election)));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  const found = await find(app, election);
  expect(found.state).toBe('published');
  expect(found).not.toHaveProperty('pausedByRestore');
  const later = Date.parse(found.endDate) - before;
  expect(later).toBeGreaterThanOrEqual(600_000);
  expect(later).toBeLessThan(900_000);
  expect((await vote(await createActor(app), election)).status).toBe(200);
  // A pause of another day is an ordinary one.
  const params = { id: election.id };
  await admin.send('pauseElection', { params, body: { reason: 'A fire alarm.' } });
  expect(await vote(await createActor(app), election)).toMatchObject(
    refusedWith('election-paused'),
  );
});

test('where there is a second officer they confirm it, also with the rule of two off', async () => {
  await restoreOpen();
  const second = await createActor(app, { role: 'council' });
  const proposed = await resume(admin, election);
  expect(proposed).toMatchObject({ status: 202, body: { proposal: { act: 'election.resume' } } });
  const voter = await createActor(app);
  expect(await vote(voter, election)).toMatchObject(refusedWith('paused-by-restore'));
  const params = { id: proposed.body.proposal._id };
  expect(await admin.send('confirmProposal', { params })).toMatchObject(
    refusedWith('own-proposal'),
  );
  expect((await second.send('confirmProposal', { params })).status).toBe(200);
  expect((await vote(voter, election)).status).toBe(200);
  expect((await find(app, election)).changes[0]).toMatchObject({
    what: expect.stringMatching(/^Voting is open again\./),
    officers: 2,
  });
});

test('an election that was paused before goes on by officers as well, and not by its clock', async () => {
  app = await startServerProcess();
  election = await createElection(app.ctx);
  await app.ctx.db
    .updateTable('elections')
    .set({ state: 'paused', paused_at: new Date(), paused_until: new Date(Date.now() + 1) })
    .where('id', '=', election.id)
    .execute();
  const { file } = await backUp(app);
  await restoreInto(app, file);
  await electionJobs(app.ctx)['resume-election']({ electionId: election.id });
  expect(await vote(await createActor(app), election)).toMatchObject(
    refusedWith('paused-by-restore'),
  );
});

describe('where the result was published before', () => {
  openPublishedStage();

  test.each([
    ['count', [0, 3]],
    ['stands', [3, 6]],
  ] as const)(
    'one whose result was published never goes on: "%s" ends voting and is counted',
    async (choice, votes) => {
      expect(await restoreInto(stage, backup)).toMatchObject({ held: ['Council'], paused: [] });
      await renewAdmin();
      expect(await shown()).toMatchObject({ state: 'paused', held: {}, pausedByRestore: true });
      const voter = await createActor(stage);
      expect(await vote(voter, published)).toMatchObject(refusedWith('paused-by-restore'));
      expect(await resume(adminOfStage, published)).toMatchObject(
        refusedWith('published-before-restore'),
      );
      expect((await settle(choice)).status).toBe(200);
      expect(await vote(voter, published)).toMatchObject(refusedWith('voting-closed'));
      await electionJobs(stage.ctx)['close-election']({ electionId: published.id });
      expect(await votesOf()).toEqual(votes);
    },
  );

  test('files of the close that come to the server later hold it as well', async () => {
    const away = `${kitFile()}.away`;
    const heads = `${stage.ctx.config.dataDir}/record-heads.txt`;
    const kept = fs.existsSync(heads) ? fs.readFileSync(heads) : null;
    fs.renameSync(kitFile(), away);
    fs.rmSync(heads, { force: true });
    expect(await restoreInto(stage, backup)).toMatchObject({ held: [], paused: ['Council'] });
    await renewAdmin();
    fs.renameSync(away, kitFile());
    if (kept !== null) fs.writeFileSync(heads, kept);
    expect(await resume(adminOfStage, published)).toMatchObject(
      refusedWith('published-before-restore'),
    );
    expect((await holdUnclosed(stage.ctx)).map(({ name }) => name)).toEqual(['Council']);
    expect(await shown()).toMatchObject({ state: 'paused', held: {} });
  });
});
