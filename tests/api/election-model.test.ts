import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  beginHistory,
  electionCommands,
  newModel,
  reached,
} from '#tests/support/election-commands.ts';
import type { Actor } from '#tests/support/factories.ts';
import { createActor } from '#tests/support/factories.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { startTestApp } from '#tests/support/test-app.ts';

/** Histories that once failed; each is run first, for ever. */
const file = path.resolve(import.meta.dirname, '../support/election-histories.json');
interface Kept {
  seed: number;
  path: string;
  replayPath: string;
}
const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept[];
const runs = Number(process.env['HUSTINGS_HISTORIES'] ?? 40);

let house: TestApp;
let admin: Actor;
beforeAll(async () => {
  house = await startTestApp({ isBehindProxy: true });
  admin = await createActor(house, { role: 'admin' });
});
afterAll(() => house.close());

const agreeing = (replayPath?: string) =>
  fc.asyncProperty(electionCommands(replayPath), async (commands) => {
    const real = await beginHistory(house, admin);
    await fc.asyncModelRun(() => ({ model: newModel(), real }), commands);
  });

test('histories that once failed agree with the model', async () => {
  for (const { seed, path: at, replayPath } of kept) {
    await fc.assert(agreeing(replayPath), { seed, path: at, endOnFailure: true });
  }
  expect(kept).toBeInstanceOf(Array);
});

test(
  'the server agrees with the model whatever happens in an election',
  { timeout: 4 * 60_000 + runs * 3_000 },
  async () => {
    const { failed, seed, counterexamplePath, counterexample, errorInstance } = await fc.check(
      agreeing(),
      { numRuns: runs, interruptAfterTimeLimit: 3 * 60_000 + runs * 2_000 },
    );
    console.info(`${runs} election histories, seed ${seed}`, Object.fromEntries(reached));
    if (!failed) {
      for (const outcome of ['done', 'already-voted', 'voting-closed', 'unknown-candidate']) {
        expect(reached.get(`castVote: ${outcome}`) ?? 0).toBeGreaterThan(0);
      }
      return;
    }
    const [shortest] = counterexample ?? [];
    const history = shortest === undefined ? '' : fc.stringify(shortest);
    const replayPath = /replayPath="([^"]*)"/.exec(history)?.[1] ?? '';
    const found: Kept = { seed, path: counterexamplePath ?? '', replayPath };
    writeFileSync(file, `${JSON.stringify([...kept, found], null, 2)}\n`);
    throw new Error(`Seed ${seed}, kept in ${file}. The shortest history:\n${history}`, {
      cause: errorInstance,
    });
  },
);
