import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import {
  beginHistory,
  electionCommands,
  getUnderWay,
  newModel,
} from '#tests/support/election-commands.ts';
import { reached } from '#tests/support/election-step.ts';
import type { Actor } from '#tests/support/factories.ts';
import { createActor } from '#tests/support/factories.ts';
import { testApp } from '#tests/support/app-of-file.ts';

/** Histories that once failed; each is run first, for ever. */
const file = path.resolve(import.meta.dirname, '../support/election-histories.json');
interface Kept {
  seed: number;
  path: string;
  replayPath: string;
  isUnderWay?: boolean;
  /** Whether officers change the election in it. */
  hasLife?: boolean;
}
const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept[];
// More by `npm run test:long`.
const runs = Number(process.env['HUSTINGS_HISTORIES'] ?? 12);
const few = Math.ceil(runs / 4);

let admin: Actor;
const app = testApp({ proxies: 1 });
beforeAll(async () => {
  admin = await createActor(app, { role: 'admin' });
});

const agreeing = (isUnderWay: boolean, kind?: { replayPath: string; hasLife: boolean }) =>
  fc.asyncProperty(electionCommands(kind), async (commands) => {
    const real = await beginHistory(app, admin);
    const model = newModel();
    if (isUnderWay) await getUnderWay(model, real);
    await fc.asyncModelRun(() => ({ model, real }), commands);
  });

test('histories that once failed agree with the model', async () => {
  for (const { seed, path: at, replayPath, isUnderWay = false, hasLife = false } of kept) {
    await fc.assert(agreeing(isUnderWay, { replayPath, hasLife }), {
      seed,
      path: at,
      endOnFailure: true,
    });
  }
  expect(kept).toBeInstanceOf(Array);
});

test.each([
  ['from its creation on', few, false],
  ['that is under way', runs - few, true],
] as const)(
  'the server agrees with the model whatever happens in an election %s',
  { timeout: 4 * 60_000 + runs * 3_000 },
  async (_, numRuns, isUnderWay) => {
    reached.clear();
    const { failed, seed, counterexamplePath, counterexample, errorInstance } = await fc.check(
      agreeing(isUnderWay),
      { numRuns, interruptAfterTimeLimit: 3 * 60_000 + runs * 2_000 },
    );
    console.info(`${numRuns} election histories, seed ${seed}`, Object.fromEntries(reached));
    if (!failed) {
      // By chance alone one in five runs from the creation on meets no second vote, and a few runs miss more.
      const outcomes = ['done', 'already-voted', 'unknown-candidate', 'election-paused'].map(
        (outcome) => `castVote: ${outcome}`,
      );
      const acts = ['pauseElection', 'resumeElection', 'extendElection'].map(
        (act) => `${act}: done`,
      );
      for (const outcome of isUnderWay && runs >= 40 ? [...outcomes, ...acts] : []) {
        expect([outcome, reached.get(outcome) ?? 0]).not.toEqual([outcome, 0]);
      }
      return;
    }
    const [shortest] = counterexample ?? [];
    const history = shortest === undefined ? '' : fc.stringify(shortest);
    const replayPath = /replayPath="([^"]*)"/.exec(history)?.[1] ?? '';
    const found = { seed, path: counterexamplePath ?? '', replayPath, isUnderWay, hasLife: true };
    writeFileSync(file, `${JSON.stringify([...kept, found], null, 2)}\n`);
    throw new Error(`Seed ${seed}, kept in ${file}. The shortest history:\n${history}`, {
      cause: errorInstance,
    });
  },
);
