import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { castEach } from '#tests/support/ballot-box.ts';
import { closeElectionNow, createElection } from '#tests/support/factories.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { electionJobs } from '#server/closing/close.ts';

// In which order the steps of a close are on the disk: what a killed server goes on from, and what it cannot lose.

const app = testApp();

/** What is there of a close, in the database and in the folders. */
async function doneOf(electionId: string): Promise<string[]> {
  const { rows } = await app.ctx.pool.query<Record<string, boolean>>(
    `select opened_at is not null as opened,
      exists (select from emails m where m.key like 'winner:' || e.id || ':%') as winners,
      exists (select from recount_kits k where k.election_id = e.id) as kit,
      exists (select from turnout_groups g where g.election_id = e.id) as turnout,
      closed_at is not null as closed,
      exists (select from result_checks c where c.election_id = e.id) as compared
    from elections e where id = $1`,
    [electionId],
  );
  const has = (folder: string) =>
    fs.existsSync(folder) && fs.readdirSync(folder).some((name) => name.includes(electionId));
  const steps = {
    ...rows[0],
    file: has(path.join(app.ctx.config.dataDir, 'recounts')),
    'key destroyed': !has(app.ctx.config.keysDir),
  };
  return Object.entries(steps).flatMap(([step, isDone]) => (isDone ? step : []));
}

test('ballots, winners, kit, file, mark, key, comparison', async () => {
  const election = await createElection(app.ctx);
  await castEach(app, election, 0, [12, 3]);
  await closeElectionNow(app.ctx, election.id);
  const seen: string[] = [];
  const look = async () => {
    for (const step of await doneOf(election.id)) if (!seen.includes(step)) seen.push(step);
  };
  // After each transaction, the first word of each step is new.
  const transact: typeof app.ctx.transact = async (work) => {
    await look();
    const result = await app.ctx.transact(work);
    await look();
    return result;
  };
  await electionJobs({ ...app.ctx, transact })['close-election']({ electionId: election.id });
  await look();
  expect(seen).toEqual([
    'opened',
    'winners',
    'kit',
    'file',
    // These two in one transaction: after the mark nobody can add a group.
    'turnout',
    'closed',
    'key destroyed',
    'compared',
  ]);
});
