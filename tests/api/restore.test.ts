import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { startBackground } from '#server/background.ts';
import { openServices } from '#server/services.ts';
import { listMigrations } from '#server/platform/db/migrate.ts';
import { electionJobs } from '#server/closing/close.ts';
import { recoverClosings } from '#server/closing/recover-closings.ts';
import { emailJobs } from '#server/email/deliver.ts';
import { recoverEmails } from '#server/email/recover.ts';
import { queueEmail } from '#server/email/send.ts';
import { openLog } from '#server/platform/log.ts';
import { afterThis } from '#tests/support/after-this.ts';
import {
  backUp,
  forge,
  restoreInto,
  startServerProcess,
  voted,
  resumeRestored,
} from '#tests/support/backups.ts';
import {
  castEach,
  createVoters,
  expectBalance,
  isRecorded,
  reasonsOf,
  voteOf,
} from '#tests/support/ballot-box.ts';
import { castBallots, openByRules } from '#tests/support/ballots-by-rules.ts';
import {
  closeElectionNow,
  createAccount,
  createActor,
  createElection,
} from '#tests/support/factories.ts';
import { runDue } from '#tests/support/run-due.ts';
import { startStorm } from '#tests/support/vote-storm.ts';
import { goBackTo } from '#tests/support/former-database.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { askAsOwner, connectionOf, ownerOf } from '#tests/support/test-app.ts';

test('a restore asks before it takes the place of a campus', async () => {
  const app = await startServerProcess();
  const { file } = await backUp(app);
  await createActor(app);
  await expect(restoreInto(app, file, { isConfirmed: false })).rejects.toThrow(
    'There is a campus here already (accounts: 1, elections: 0, votes: 0)',
  );
  const empty = await startServerProcess();
  await restoreInto(empty, file, { isConfirmed: false });
});

test('a running server goes on with the restored campus, and loses no vote it acknowledges then', async () => {
  const app = await startServerProcess();
  const election = await createElection(app.ctx);
  const [early, late, later] = [
    await createVoters(app, 20),
    await createVoters(app, 600),
    await createVoters(app, 20),
  ];
  for (const voter of early) await app.ctx.voteQueue.cast(voteOf(voter, election));
  const admin = await createActor(app, { role: 'admin' });
  const { file } = await backUp(app);
  await app.ctx.db.updateTable('accounts').set({ name: 'Renamed' }).execute();
  expect((await admin.send('readMe')).body).toMatchObject({ user: { name: 'Renamed' } });

  const storm = startStorm(app, election, late);
  await storm.untilAcknowledged(50);
  const lost = [...storm.acknowledged];
  await restoreInto(app, file);
  const kept = storm.acknowledged.length;
  // Paused, it takes none of them; then officers resume it.
  await resumeRestored(app);
  await storm.untilAcknowledged(kept + 20);
  await storm.close();
  // Nothing but votes that count, and those that are told to come again.
  const wanted = new Set(['recorded', 'overloaded', 'paused-by-restore']);
  expect(reasonsOf(storm.outcomes).difference(wanted)).toEqual(new Set());

  const there = await voted(app);
  expect(early.filter((voter) => !there.has(voter.id))).toEqual([]);
  expect(storm.acknowledged.slice(kept).filter((voter) => !there.has(voter))).toEqual([]);
  expect(lost.filter((voter) => there.has(voter))).toEqual([]);
  await expectBalance(app, election, there.size);

  // Through the same process and its prepared statements; and nobody is signed in any more.
  for (const voter of later) {
    expect(isRecorded(await app.ctx.voteQueue.cast(voteOf(voter, election)))).toBe(true);
  }
  await expectBalance(app, election, there.size + later.length);
  await expect.poll(async () => (await admin.send('readMe')).body).toMatchObject({ user: null });
});

describe('what was due', () => {
  test('is due again on a running server: each open election gets its closing', async () => {
    const [app, copy] = [await startServerProcess(), await startServerProcess()];
    const election = await createElection(app.ctx);
    const { file } = await backUp(app);
    const { config } = copy.ctx;
    const server = await openServices({
      config,
      connection: connectionOf(copy),
      owner: ownerOf(copy),
      log: openLog('silent'),
    });
    afterThis(() => server.close());
    const background = await startBackground(server.services);
    afterThis(() => background.close());
    await restoreInto(copy, file);
    await expect
      .poll(() => server.services.jobs.isPending('close-election', { electionId: election.id }))
      .toBe(true);
  });

  test('since the backup is left to the officers: no e-mail leaves by itself, whoever asks', async () => {
    const [app, copy] = [await startServerProcess(), await startServerProcess()];
    const election = await createElection(app.ctx, { name: 'Overtaken' });
    for (const voter of await createVoters(app, 3)) {
      await app.ctx.voteQueue.cast(voteOf(voter, election));
    }
    await app.ctx.transact((tx) =>
      queueEmail(tx, app.ctx, {
        key: 'k1',
        to: 'somebody@campus.example',
        compose: () => ({ subject: 'On its way', text: 'x', html: 'x' }),
      }),
    );
    // It ends between the backup and the restore.
    await closeElectionNow(app.ctx, election.id);
    const { file } = await backUp(app);
    const { endedSince, undecidedEmails } = await restoreInto(copy, file);
    expect(endedSince).toMatchObject([{ id: election.id, name: 'Overtaken' }]);
    const recount = path.join(copy.ctx.config.dataDir, 'recounts', `${election.id}.json`);
    expect(JSON.parse(fs.readFileSync(recount, 'utf8'))).toMatchObject({
      election: { name: 'Overtaken' },
      positions: [{ ballots: [{}, {}, {}] }],
    });
    expect(undecidedEmails).toBe(2);

    const winner = election.positions[0]?.candidates[0]?.nominee.email ?? '';
    const asker = await createActor(copy, { enrollmentNumber: '0177CS239999' });
    expect((await asker.send('sendEmail', { body: { email: winner } })).status).toBe(200);
    await recoverEmails(copy.ctx);
    await recoverClosings(copy.ctx);
    const jobs = { ...electionJobs(copy.ctx), ...emailJobs(copy.ctx) };
    expect(await runDue(copy.ctx, jobs)).toBe(0);
    const emails = await copy.ctx.db
      .selectFrom('emails')
      .select(['to_address', 'status', 'problem'])
      .execute();
    expect(emails).toHaveLength(2);
    const problem = expect.stringContaining('restored from a backup');
    expect(emails).toEqual(emails.map((one) => ({ ...one, status: 'stuck', problem })));
    expect(emails.map((one) => one.to_address)).toContain(winner);
  });
});

test('what ended since the backup is closed with all that a close writes', async () => {
  const [app, copy] = [await startServerProcess(), await startServerProcess()];
  const quorum = { kind: 'number', least: 4 } as const;
  const asked = await openByRules(
    app,
    { kind: 'question', text: 'Shall the fee rise?', quorum },
    [],
  );
  await castBallots(app, asked, '12 Y, 3 N');
  const grouped = await createElection(app.ctx, { positions: { President: 2, Warden: 2 } });
  await castEach(app, grouped, 0, [12, 3]);
  const [, warden] = grouped.positions.map(({ id }) => id);
  await askAsOwner(app, "update positions set groups = '{Hall}' where id = $1", [warden]);
  for (const { id } of [asked, grouped]) await closeElectionNow(app.ctx, id);
  const { file } = await backUp(app);
  const { endedSince } = await restoreInto(copy, file);
  expect(endedSince).toHaveLength(2);
  const written = async ({ ctx }: TestApp) => {
    const { rows } = await ctx.pool.query(
      `select e.name, e.eligible_at_close, e.appeals_until,
        (select json_agg(p.eligible_at_close order by p.id) from positions p where p.election_id = e.id) as positions,
        (select json_agg(f order by f.ordinal) from election_proofs f where f.election_id = e.id) as proofs,
        (select json_agg(g order by g.kind, g.ordinal) from turnout_groups g where g.election_id = e.id) as groups
       from elections e order by e.name`,
    );
    const kit = path.join(ctx.config.dataDir, 'recounts', `${asked.id}.json`);
    const { question } = JSON.parse(fs.readFileSync(kit, 'utf8')).positions[0];
    return [...rows, { question }];
  };
  const restored = await written(copy);
  // The same votes, closed by a server.
  for (const { id } of [asked, grouped]) {
    await electionJobs(app.ctx)['close-election']({ electionId: id });
  }
  expect(restored).toEqual(await written(app));
  for (const what of ['eligible_at_close', 'proofs', 'groups', 'question']) {
    expect(
      restored.some((row) => (row[what] ?? null) !== null),
      what,
    ).toBe(true);
  }
});

describe('a backup of another release', () => {
  test('is brought up to date when it is older', async () => {
    const [app, copy] = [await startServerProcess(), await startServerProcess()];
    await goBackTo(app, '0003-council');
    await createAccount(app.ctx, { name: 'From before' });
    const { file, manifest } = await backUp(app);
    expect(manifest.migrations).toEqual(['0001-first-election', '0003-council']);

    await restoreInto(copy, file);
    const [account] = await copy.ctx.db.selectFrom('accounts').select('name').execute();
    expect(account).toEqual({ name: 'From before' });
    expect(await copy.ctx.db.selectFrom('elections').select('closed_at').execute()).toEqual([]);
    const { known, done } = await listMigrations(copy.ctx.db);
    expect(done).toEqual(known);
  });

  test('is refused when it is newer, and so is a backup of a database that is', async () => {
    const [app, copy] = [await startServerProcess(), await startServerProcess()];
    const { file } = await backUp(app);
    const newer = forge(file, (words) => words.replace('"0004-', '"0999-'));
    await expect(restoreInto(copy, newer)).rejects.toThrow('made by a newer Hustings');
    await askAsOwner(
      app,
      `insert into kysely_migration values ('0999-from-tomorrow', '2027-01-01')`,
    );
    await expect(backUp(app, 'newer')).rejects.toThrow('A newer Hustings runs on this');
  });
});
