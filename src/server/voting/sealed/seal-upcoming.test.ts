import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createVoters, isRecorded, voteOf } from '#tests/support/ballot-box.ts';
import type { TestElection } from '#tests/support/factories.ts';
import { createElection } from '#tests/support/factories.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { untilWaiting } from '#tests/support/until-waiting.ts';
import type { Log } from '../../platform/log.ts';
import { opensCheck } from './election-key.ts';
import { openKeyStore } from './key-folder.ts';
import { sealUpcoming } from './seal-upcoming.ts';

const app = testApp();

const upcoming = { isSealed: false, startsInMinutes: 30 };

async function checkOf({ id }: TestElection): Promise<Buffer | null> {
  const election = await app.ctx.db
    .selectFrom('elections')
    .select('key_check')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return election.key_check;
}

async function isSealedHere(election: TestElection): Promise<boolean> {
  const [check, secret] = [
    await checkOf(election),
    await app.ctx.electionKeys.readSecret(election.id),
  ];
  return check !== null && secret !== null && opensCheck(election.id, secret, check);
}

async function beginNow({ id }: TestElection): Promise<void> {
  await app.ctx.db
    .updateTable('elections')
    .set({ starts_at: new Date(Date.now() - 60_000) })
    .where('id', '=', id)
    .execute();
}

test('an election that has not begun gets a key, once, and its ballots are sealed', async () => {
  const election = await createElection(app.ctx, upcoming);
  await sealUpcoming(app.ctx);
  expect(await isSealedHere(election)).toBe(true);
  const check = await checkOf(election);
  await sealUpcoming(app.ctx);
  expect(await checkOf(election)).toEqual(check);

  await beginNow(election);
  const [voter] = await createVoters(app, 1);
  if (voter === undefined) throw new Error('no voter');
  expect(isRecorded(await app.ctx.voteQueue.cast(voteOf(voter, election)))).toBe(true);
  const sealed = await app.ctx.db
    .selectFrom('sealed_batches')
    .select('ballots')
    .where('position_id', '=', election.positions[0]?.id ?? '')
    .execute();
  expect(sealed).toEqual([{ ballots: 1 }]);
  expect(await app.ctx.db.selectFrom('ballots').select('id').execute()).toEqual([]);
});

test('one that is open stays as rows, and so does one that begins while this is done', async () => {
  const open = await createElection(app.ctx, { isSealed: false });
  const beginning = await createElection(app.ctx, upcoming);
  let sealing = Promise.resolve();
  await app.ctx.transact(async (tx) => {
    await tx
      .updateTable('elections')
      .set({ starts_at: new Date(Date.now() - 1_000) })
      .where('id', '=', beginning.id)
      .execute();
    // It finds the election upcoming, waits for its row, and then looks again.
    sealing = sealUpcoming(app.ctx);
    await untilWaiting(app.ctx);
  });
  await sealing;
  const warned: unknown[] = [];
  const warn: Log['warn'] = (about: unknown) => void warned.push(about);
  await sealUpcoming({ ...app.ctx, log: { ...app.ctx.log, warn } });
  expect(warned).toContainEqual(expect.objectContaining({ electionId: open.id }));
  expect(await checkOf(open)).toBeNull();
  expect(await checkOf(beginning)).toBeNull();
  expect(await app.ctx.electionKeys.readSecret(beginning.id)).toBeNull();
});

test('two servers with folders of their own make one key, and one of them has it', async () => {
  const election = await createElection(app.ctx, upcoming);
  const folder = `${app.ctx.config.dataDir}/other-keys`;
  const other = { ...app.ctx, electionKeys: openKeyStore(folder) };
  await Promise.all([sealUpcoming(app.ctx), sealUpcoming(other)]);
  const secrets = [
    await app.ctx.electionKeys.readSecret(election.id),
    await other.electionKeys.readSecret(election.id),
  ].filter((secret) => secret !== null);
  expect(secrets).toHaveLength(1);
  const check = await checkOf(election);
  expect(opensCheck(election.id, secrets[0] ?? randomBytes(32), check ?? randomBytes(1))).toBe(
    true,
  );
});

test('a key that an attempt left behind is taken, and a key that cannot be written seals nothing', async () => {
  const election = await createElection(app.ctx, upcoming);
  const secret = randomBytes(32);
  await app.ctx.electionKeys.writeSecret(election.id, secret);
  await sealUpcoming(app.ctx);
  expect(await app.ctx.electionKeys.readSecret(election.id)).toEqual(secret);
  expect(await isSealedHere(election)).toBe(true);

  const unlucky = await createElection(app.ctx, upcoming);
  const full = () => Promise.reject(new Error('no space left on the disk'));
  const electionKeys = { ...app.ctx.electionKeys, create: full };
  await expect(sealUpcoming({ ...app.ctx, electionKeys })).rejects.toThrow('no space left');
  expect(await checkOf(unlucky)).toBeNull();
});
