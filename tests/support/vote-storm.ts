import { expect } from 'vitest';
import type { CastOutcome } from '#server/voting/queue.ts';
import { isRecorded, openBallotBox, voteOf } from './ballot-box.ts';
import type { TestAccount, TestElection } from './factories.ts';
import type { TestApp } from './test-app.ts';
import { connectionOf } from './test-app.ts';

/** Votes that keep pouring in. */
export interface VoteStorm {
  acknowledged: string[];
  outcomes: CastOutcome[];
  untilAcknowledged(count: number): Promise<void>;
  close(): Promise<void>;
}

/** Voters who keep casting through a process of their own, one after another, until told to stop. */
export function startStorm(
  app: TestApp,
  election: TestElection,
  voters: readonly TestAccount[],
): VoteStorm {
  const box = openBallotBox(connectionOf(app), app.ctx.config.keysDir);
  const acknowledged: string[] = [];
  const outcomes: CastOutcome[] = [];
  let isOver = false;
  const left = [...voters];
  const keepCasting = async () => {
    for (let voter = left.pop(); voter !== undefined && !isOver; voter = left.pop()) {
      const outcome = await box.voteQueue.cast(voteOf(voter, election, 0, left.length));
      outcomes.push(outcome);
      if (isRecorded(outcome)) acknowledged.push(voter.id);
    }
  };
  const blowing = Promise.all(Array.from({ length: 4 }, keepCasting));
  return {
    acknowledged,
    outcomes,
    async untilAcknowledged(count: number) {
      await expect.poll(() => acknowledged.length, { interval: 2 }).toBeGreaterThanOrEqual(count);
    },
    async close() {
      isOver = true;
      await blowing;
      await box.close();
    },
  };
}
