import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { electionJobs } from '#server/closing/close.ts';
import { backUp, restoreInto, resumeRestored } from '#tests/support/backups.ts';
import { castEach } from '#tests/support/ballot-box.ts';
import { closeElectionNow, createElection } from '#tests/support/factories.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { startBeside } from '#tests/support/test-app.ts';
import {
  actsOf,
  addsUp,
  app,
  backup,
  closeAgain,
  election,
  headsFile,
  openPublishedStage,
  published,
  recounts,
  renewAdmin,
  resultOf,
  setBack,
  settle,
  shown,
  told,
  votesOf,
} from '#tests/support/published-stage.ts';

// A close that waits beside what else goes on: many who decide at once, another server, later votes, other
// elections, and lost files.

openPublishedStage();

test('of many who decide the same at once one does, and the close is done once', async () => {
  await setBack();
  const answers = await Promise.all(Array.from({ length: 8 }, () => settle('stands')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
  await Promise.all(Array.from({ length: 6 }, closeAgain));
  expect(await votesOf()).toEqual([3, 6]);
  expect(await addsUp()).toEqual({ turnout: 9, ballots: 9, voted: 9, sealed: 0 });
  const { rows } = await app.ctx.pool.query('select edition from recount_kits');
  expect(rows).toEqual([{ edition: 1 }]);
  expect(await settle('count')).toMatchObject(refusedWith('close-not-held'));
});

test('a server that has none of these files closes it no more than the one that has them', async () => {
  await setBack();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'hustings-beside-'));
  const { keysDir } = app.ctx.config;
  const beside = await startBeside(app, { dataDir, keysDir });
  try {
    await Promise.all(
      [app, beside, app, beside].map(({ ctx }) =>
        electionJobs(ctx)['close-election']({ electionId: election.id }),
      ),
    );
    for (const server of [app, beside]) {
      const { body } = await server.send('listElections');
      const [seen] = body.elections.filter(({ _id }: { _id: string }) => _id === election.id);
      expect(seen.held).toMatchObject({ code: published.code, canStand: true });
      expect((await server.send('listResults')).body).toEqual([]);
    }
    expect(await actsOf()).toEqual(['election.hold']);
  } finally {
    await beside.close();
    fs.rmSync(dataDir, { recursive: true });
  }
});

test('votes that were cast after the restore do not come into the published result', async () => {
  await restoreInto(app, backup);
  await renewAdmin();
  expect(await shown()).toMatchObject({ held: { canStand: true } });
  // No server takes them any more; a former release did.
  await resumeRestored(app);
  await castEach(app, election, 0, [8, 0]);
  expect((await settle('stands')).status).toBe(200);
  await closeAgain();
  expect(await votesOf()).toEqual([3, 6]);
  expect(await addsUp()).toEqual({ turnout: 9, ballots: 9, voted: 9, sealed: 0 });
  const result = await resultOf();
  expect(result.recountKit).toMatchObject({ code: published.code, check: { agrees: true } });
});

test('an election that nobody closed before is closed as ever', async () => {
  const other = await createElection(app.ctx, { name: 'Sports' });
  await castEach(app, other, 0, [2, 1]);
  const { file } = await backUp(app, 'second');
  await restoreInto(app, file);
  await resumeRestored(app);
  await closeElectionNow(app.ctx, other.id);
  await electionJobs(app.ctx)['close-election']({ electionId: other.id });
  await told();
  const { body } = await app.send('listResults');
  expect(body.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Council', 'Sports']);
});

test('where the files of that close are gone as well, the line about the restore stays, and the code tells', async () => {
  fs.rmSync(recounts(), { recursive: true });
  fs.rmSync(headsFile());
  const { held } = await setBack();
  expect(held).toEqual([]);
  const result = await resultOf();
  expect(await votesOf()).toEqual([0, 3]);
  expect(result.recountKit.code, 'whoever kept the code sees another').not.toBe(published.code);
  const page = await shown();
  expect(page.restores).toEqual([expect.stringMatching(/^The server was restored on /)]);
});
