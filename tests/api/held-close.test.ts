import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { electionJobs } from '#server/closing/close.ts';
import { compareClosed } from '#server/recount/compare-closed.ts';
import { createActor } from '#tests/support/factories.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { runDue } from '#tests/support/run-due.ts';
import { runCommand, settingsOf } from '#tests/support/run-command.ts';
import { verify } from '#tests/support/verifier.ts';
import {
  actsOf,
  addsUp,
  admin,
  app,
  closeAgain,
  election,
  headsFile,
  kitFile,
  openPublishedStage,
  published,
  reason,
  recounts,
  resultOf,
  setBack,
  settle,
  shown,
  votesOf,
} from '#tests/support/published-stage.ts';

// An old backup with its keys turns no published result round: the close waits until an admin decides (A2).

openPublishedStage();

test('a restored election that was published is not closed, and the page says so', async () => {
  expect(await votesOf()).toEqual([3, 6]);
  const { held, endedSince } = await setBack();
  expect([held, endedSince]).toEqual([['Council'], []]);
  expect(await resultOf()).toBeUndefined();
  const page = await shown();
  expect(page).toMatchObject({
    held: { code: published.code, canStand: true, problem: '' },
    restores: [expect.stringMatching(/^The server was restored on .* are missing\.$/)],
  });
  expect(page.nominations.map(({ votes }: { votes: number | null }) => votes)).toEqual([
    null,
    null,
  ]);
  const { body: health } = await app.send('health');
  expect(health).toMatchObject({
    status: 'degraded',
    heldCloses: [{ electionId: election.id, election: 'Council', code: published.code }],
  });
  const { body: system } = await admin.send('readSystem');
  expect(system.findings).toContainEqual(
    expect.objectContaining({
      subject: 'results',
      state: 'problem',
      says: expect.stringContaining('Council'),
    }),
  );
  expect(await actsOf()).toEqual(['election.hold']);
  const emails = await app.ctx.db.selectFrom('emails').select('subject').execute();
  expect(emails).toContainEqual({ subject: 'Decide which result of Council counts' });
  // However often it is tried, and by every server.
  await Promise.all(Array.from({ length: 6 }, closeAgain));
  expect(await resultOf()).toBeUndefined();
  expect(await actsOf()).toEqual(['election.hold']);
  // Nothing is opened: not a ballot, and no kit is made.
  expect(await addsUp()).toMatchObject({ ballots: 0, turnout: 3 });
  const { rows: kits } = await app.ctx.pool.query('select 1 from recount_kits');
  expect(kits).toEqual([]);
});

test('verify-record says that it is held, also where no head names it', async () => {
  await setBack();
  const says = 'Council is held: its result was published before a restore, and an admin decides.';
  for (const isWithHeads of [true, false]) {
    if (!isWithHeads) fs.rmSync(headsFile());
    const { told } = await runCommand(['verify-record'], settingsOf(app));
    expect(told.split('\n').filter((line) => line === says)).toEqual([says]);
  }
});

test('"stands" brings the published result back, with its code', async () => {
  await setBack();
  const { status, body } = await settle('stands');
  expect([status, body.election.changes[0]]).toEqual([
    200,
    expect.objectContaining({
      what: `The result that was published before the restore, with the result code ${published.code}, stands.`,
      reason,
    }),
  ]);
  await closeAgain();
  expect(await votesOf()).toEqual([3, 6]);
  const result = await resultOf();
  expect(result.recountKit).toMatchObject({ code: published.code, check: { agrees: true } });
  expect(await addsUp()).toEqual({ turnout: 9, ballots: 9, voted: 9, sealed: 0 });
  expect(await actsOf()).toEqual(['election.hold', 'election.settle-hold', 'election.bring-back']);
  const page = await shown();
  expect(page.held).toBeUndefined();
  expect(page.restores).toEqual([expect.stringMatching(/published before were brought back\.$/)]);
  const sent = await app.ctx.db.selectFrom('emails').select('key').execute();
  expect(
    sent.filter(({ key }) => key.startsWith('winner:')),
    'those of the close before may have left',
  ).toEqual([]);
  // Kits of before and of now say the same, and whoever kept the code finds it.
  const files = fs.readdirSync(recounts()).toSorted();
  expect(files).toHaveLength(2);
  for (const file of files) {
    const text = fs.readFileSync(path.join(recounts(), file));
    expect(verify(text, { expectedCode: published.code }).code).toBe(3);
  }
  const kept = await runCommand(['verify-record', published.code], settingsOf(app));
  expect(kept.told).toContain(`${published.code} is of Council, as it is now.`);
  expect(await app.ctx.electionKeys.list()).toEqual([]);
});

test('a result that stands, and whose recount file is on no server, comes when the file comes', async () => {
  const { ctx } = app;
  await setBack();
  // The job of an end that was to be hours later still waits.
  const notBefore = new Date(Date.now() + 5 * 3_600_000);
  const data = { electionId: election.id };
  await ctx.transact((tx) => ctx.jobs.enqueue(tx, 'close-election', data, { notBefore }));
  expect((await settle('stands')).status).toBe(200);
  fs.renameSync(kitFile(), `${kitFile()}.away`);
  const soon = () => ({ asOf: new Date(Date.now() + 15_000) });
  await runDue(ctx, electionJobs(ctx), soon());
  expect(await resultOf()).toBeUndefined();
  fs.renameSync(`${kitFile()}.away`, kitFile());
  await runDue(ctx, electionJobs(ctx), soon());
  expect(await votesOf()).toEqual([3, 6]);
});

test('"count" closes with the restored votes, and keeps the file of before', async () => {
  await setBack();
  const before = fs.readFileSync(kitFile());
  expect((await settle('count')).status).toBe(200);
  await closeAgain();
  expect(await votesOf()).toEqual([0, 3]);
  const { recountKit } = await resultOf();
  expect(recountKit.code).not.toBe(published.code);
  const earlier = fs.readdirSync(recounts()).find((file) => file.includes('-earlier-')) ?? '';
  expect(fs.readFileSync(path.join(recounts(), earlier)).equals(before)).toBe(true);
  const page = await shown();
  expect(page.held).toBeUndefined();
  expect(page.changes[0].what).toBe(
    `The votes of the backup are counted. The result that was published before the restore, with the result code ${published.code}, does not stand.`,
  );
  expect(await actsOf()).toEqual(['election.hold', 'election.settle-hold']);
  const [compared] = await compareClosed(app.ctx.db, { folder: recounts() });
  expect(compared?.problems).toEqual([]);
  // Whoever kept the code of before reads what became of it, and it is no surprise but the truth.
  const day = new Date().toISOString().slice(0, 10);
  for (const kept of [[], [published.code]]) {
    const { code, said } = await runCommand(['verify-record', ...kept], settingsOf(app));
    expect(code).toBe(1);
    expect(said).toContain(
      `Council: a result with the code ${published.code} was published once, and it does not stand.`,
    );
    expect(said).toMatch(
      new RegExp(`The server was restored on .* On ${day} .* an admin chose to count the restored`),
    );
    expect(said).not.toContain('its votes are not those whose hash was written down');
  }
  // The same restore once more is another question.
  await setBack();
  expect(await shown()).toMatchObject({ held: { code: recountKit.code } });
});

test('where two officers are needed another admin confirms it', async () => {
  await setBack();
  const second = await createActor(app, { role: 'admin' });
  await app.ctx.transact(async (tx) => {
    const campus = { university_name: 'A', time_zone: 'UTC', needs_two_officers: true };
    await tx.insertInto('campus').values(campus).execute();
    await app.ctx.live.announce(tx, { kind: 'campus' });
  });
  const proposed = await settle('stands');
  expect(proposed).toMatchObject({
    status: 202,
    body: { proposal: { act: 'election.settle-hold', what: expect.stringContaining('stands.') } },
  });
  await closeAgain();
  expect(await resultOf()).toBeUndefined();
  const params = { id: proposed.body.proposal._id };
  expect(await admin.send('confirmProposal', { params })).toMatchObject(
    refusedWith('own-proposal'),
  );
  expect((await second.send('confirmProposal', { params })).status).toBe(200);
  await closeAgain();
  expect(await votesOf()).toEqual([3, 6]);
});
