import path from 'node:path';
import { beforeEach } from 'vitest';
import { electionJobs } from '#server/closing/close.ts';
import { backUp, restoreInto, resumeRestored, startServerProcess } from './backups.ts';
import { castEach, votesOfFirst } from './ballot-box.ts';
import { closeElectionNow, createActor, createElection } from './factories.ts';
import type { Actor, TestElection } from './factories.ts';
import type { TestApp } from './test-app.ts';

// A published result, and a backup of before: what the tests about held closes stand on.

export let app: TestApp;
export let admin: Actor;
export let election: TestElection;
export let backup: string;
export let published: { code: string; sha256: string };
export const reason = 'The kit has what everybody saw.';

/** For each test of a file: three votes for one, a backup, six for the other, closed and published: 3 to 6. */
export function openPublishedStage(): void {
  beforeEach(async () => {
    app = await startServerProcess();
    await renewAdmin();
    election = await createElection(app.ctx, { name: 'Council' });
    await castEach(app, election, 0, [3, 0]);
    ({ file: backup } = await backUp(app));
    await castEach(app, election, 0, [0, 6]);
    await close();
    ({ recountKit: published } = await resultOf());
  });
}

/** An admin of the database as it is now: a restore takes the one of before away. */
export const renewAdmin = async () => {
  admin = await createActor(app, { role: 'admin' });
};

const close = async () => {
  await closeElectionNow(app.ctx, election.id);
  await closeAgain();
};
export const closeAgain = () =>
  electionJobs(app.ctx)['close-election']({ electionId: election.id });
export const told = () =>
  app.ctx.transact((tx) => app.ctx.live.announce(tx, { kind: 'elections' }));
export const resultOf = async () => {
  await told();
  const { body } = await app.send('listResults');
  return body.find(({ electionId }: { electionId: string }) => electionId === election.id);
};
export const votesOf = async (): Promise<number[]> => {
  const result = await resultOf();
  const votes = result.results[0].candidates.map(({ votes: count }: { votes: number }) => count);
  return votes.toSorted((a: number, b: number) => a - b);
};
export const shown = async () => {
  await told();
  const { body } = await app.send('listElections');
  return body.elections.find(({ _id }: { _id: string }) => _id === election.id);
};
export const recounts = () => path.join(app.ctx.config.dataDir, 'recounts');
export const kitFile = () => path.join(recounts(), `${election.id}.json`);
export const headsFile = () => path.join(app.ctx.config.dataDir, 'record-heads.txt');
/** The backup restored, and its election closed once more: what the attack does. */
export const setBack = async () => {
  const restored = await restoreInto(app, backup);
  await renewAdmin();
  // One that is held never goes on.
  if (restored.held.length === 0) await resumeRestored(app);
  await close();
  return restored;
};
export const settle = (choice: 'stands' | 'count', by = admin) =>
  by.send('settleHeldClose', { params: { id: election.id }, body: { choice, reason } });
export const actsOf = async (): Promise<string[]> => {
  const { rows } = await app.ctx.pool.query(
    `select act from records where election_id = $1 and act ~ 'hold|bring' order by at`,
    [election.id],
  );
  return rows.map(({ act }: { act: string }) => act);
};
export const addsUp = () => votesOfFirst(app, election);
