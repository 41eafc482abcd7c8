import { randomBytes } from 'node:crypto';
import { expect, vi } from 'vitest';
import { openDatabase } from '#server/platform/db/client.ts';
import type { Database } from '#server/platform/db/client.ts';
import type { CastOutcome, VoteQueue } from '#server/voting/queue.ts';
import type { Vote } from '#server/voting/judge-batch.ts';
import { openKeyStore } from '#server/voting/sealed/key-folder.ts';
import { ballotBoxPurpose } from '#server/voting/statements.ts';
import { openVoteQueue } from '#server/voting/queue.ts';
import { encodeChange } from '#server/platform/live.ts';
import type { Live } from '#server/platform/live.ts';
import { openLog } from '#server/platform/log.ts';
import type { TestAccount, TestElection } from './factories.ts';
import { createAccount } from './factories.ts';
import { balanced, readVoteCounts } from './vote-record.ts';
import type { PostgresProxy } from './postgres-proxy.ts';
import type { TestApp } from './test-app.ts';

/** A server process of its own, as far as votes are concerned. */
export interface BallotBox {
  voteQueue: VoteQueue;
  pool: Database['pool'];
  /** What it wrote to its log as warnings. */
  complaints(): unknown[];
  close(): Promise<void>;
}

type Connection = PostgresProxy['connection'];

export function openBallotBox(
  to: Connection,
  keysDir: string,
  retryDelaysMs?: readonly number[],
): BallotBox {
  const log = openLog('silent');
  const warn = vi.spyOn(log, 'warn');
  const { pool, close } = openDatabase(to, () => {}, ballotBoxPurpose);
  const live: Pick<Live, 'announcement'> = {
    announcement: (changes) => ({
      words: changes.map((change) => encodeChange(change)),
      committed() {},
    }),
  };
  const voteQueue = openVoteQueue({
    pool,
    log,
    live,
    keys: openKeyStore(keysDir),
    ...(retryDelaysMs === undefined ? {} : { retryDelaysMs }),
  });
  return {
    voteQueue,
    pool,
    complaints: () => warn.mock.calls.map((call) => call.at(-1)),
    async close() {
      await voteQueue.close();
      await close();
    },
  };
}

export async function createVoters(app: TestApp, count: number): Promise<TestAccount[]> {
  const voters = [];
  for (let index = 0; index < count; index += 1) voters.push(await createAccount(app.ctx));
  return voters;
}

/** A vote for a candidate of a position, both by their place. */
export function voteOf(voter: TestAccount, election: TestElection, index = 0, choice = 0): Vote {
  const position = election.positions[index];
  return {
    electionId: election.id,
    positionId: position?.id ?? '',
    choices: [position?.candidates[choice % position.candidates.length]?.id ?? ''],
    voterId: voter.id,
    requestKey: randomBytes(16).toString('hex'),
  };
}

/** Casts so many votes for each candidate of a position, one batch after the other. */
export async function castEach(
  app: TestApp,
  election: TestElection,
  index: number,
  counts: readonly number[],
): Promise<void> {
  for (const [choice, count] of counts.entries()) {
    for (const voter of await createVoters(app, count)) {
      expect(await app.ctx.voteQueue.cast(voteOf(voter, election, index, choice))).toHaveProperty(
        'receipt',
      );
    }
  }
}

export const isRecorded = (outcome: CastOutcome): boolean => 'receipt' in outcome;

export const reasonsOf = (outcomes: readonly CastOutcome[]): Set<string> =>
  new Set(outcomes.map((outcome) => ('refusal' in outcome ? outcome.refusal : 'recorded')));

/** Every position of the election has exactly so many votes, in every count of them. */
export async function expectBalance(
  app: TestApp,
  election: TestElection,
  votes: number,
): Promise<void> {
  const voteCounts = await readVoteCounts(app.ctx, election.id);
  expect(voteCounts.map((line) => [line, balanced(line, votes)])).toEqual(
    voteCounts.map((line) => [line, true]),
  );
}

/** Votes, ballots, voters and sealed rows of the first position of an election, as the tables have them. */
export async function votesOfFirst(app: TestApp, { id }: Pick<TestElection, 'id'>) {
  const { rows } = await app.ctx.pool.query(
    `select t.ballots as turnout,
       (select count(*)::int from ballots b where b.position_id = t.position_id) as ballots,
       (select count(*)::int from participations v where v.position_id = t.position_id) as voted,
       (select count(*)::int from sealed_batches s where s.position_id = t.position_id) as sealed
     from turnouts t join positions p on p.id = t.position_id where p.election_id = $1
     order by p.ordinal limit 1`,
    [id],
  );
  return rows[0];
}
